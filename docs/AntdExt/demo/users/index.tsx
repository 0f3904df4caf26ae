import { ConfigProviderExt, LayoutExt, SelectExt, type ThemeExt } from '@mtools/antd-ext';
import { Space } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { useState } from 'react';
import { createHistory, usePath } from './history';
import { Roles } from './Roles';
import { createService } from './service';
import { type Language, texts } from './texts';
import { Users } from './Users';

const THEMES: Record<ThemeExt, string> = { default: 'default', zeus: 'zeus', hermes: 'hermes' };
const LANGUAGES: Record<Language, string> = { zh: '中文', en: 'English' };

export default function UsersDemo() {
  // Follows the page until a value is selected here.
  const around = ConfigProviderExt.useConfig();
  const [chosenTheme, setTheme] = useState<ThemeExt>();
  const [chosenLanguage, setLanguage] = useState<Language>();
  const language = chosenLanguage ?? (around.locale.locale === 'en' ? 'en' : 'zh');
  const text = texts[language];

  const [service] = useState(() => createService(text.people));
  const [history] = useState(() => createHistory('/users'));
  const path = usePath(history);

  return (
    <ConfigProviderExt themeExt={chosenTheme} locale={language === 'en' ? enUS : zhCN}>
      <LayoutExt
        menu={[
          {
            key: 'management',
            label: text.management,
            children: [
              { key: '/users', label: text.users },
              { key: '/roles', label: text.roles },
              {
                key: 'help',
                label: text.help,
                navigationMode: 'open',
                path: 'https://ant.design',
              },
            ],
          },
        ]}
        history={history}
        collapsible
        setTitle={({ collapsed }) => (collapsed ? text.product.slice(0, 1) : text.product)}
        headerContent={null}
        headerExtra={
          <Space>
            <SelectExt
              aria-label={text.theme}
              dataMap={THEMES}
              placeholder={text.theme}
              value={chosenTheme}
              onChange={setTheme}
              style={{ width: 100 }}
            />
            <SelectExt
              aria-label={text.language}
              dataMap={LANGUAGES}
              value={language}
              onChange={setLanguage}
              style={{ width: 100 }}
            />
          </Space>
        }
      >
        {path === '/roles' ? (
          <Roles text={text} service={service} />
        ) : (
          <Users text={text} service={service} />
        )}
      </LayoutExt>
    </ConfigProviderExt>
  );
}
