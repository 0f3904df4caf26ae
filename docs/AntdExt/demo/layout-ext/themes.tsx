import { LayoutExt, type ThemeExt } from '@mtools/antd-ext';
import { Button, Card, Segmented } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';
import { createHistory } from './history';
import { createMenu } from './menu';

export default function ThemesDemo() {
  const t = useDemoText();
  const MENU = createMenu(t);
  const [history] = useState(() => createHistory('/orders'));
  const [theme, setTheme] = useState<ThemeExt>('zeus');
  return (
    <LayoutExt
      theme={theme}
      menu={MENU}
      history={history}
      collapsible
      headerExtra={
        <Segmented<ThemeExt>
          aria-label={t('主题', 'Theme')}
          options={['zeus', 'hermes', 'default']}
          value={theme}
          onChange={setTheme}
        />
      }
    >
      <Card title={t('内容沿用外层主题', 'The content keeps the outer theme')}>
        <Button type="primary">{t('保存', 'Save')}</Button>
      </Card>
    </LayoutExt>
  );
}
