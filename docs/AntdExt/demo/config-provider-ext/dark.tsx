import { ConfigProviderExt } from '@mtools/antd-ext';
import { Button, Card, Flex, Input, Switch } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function DarkDemo() {
  const t = useDemoText();
  const [dark, setDark] = useState(true);

  return (
    <Flex vertical gap="middle" align="start">
      <Switch
        aria-label={t('深色', 'Dark')}
        checked={dark}
        onChange={setDark}
        checkedChildren={t('深色', 'dark')}
        unCheckedChildren={t('浅色', 'light')}
      />
      <ConfigProviderExt colorMode={dark ? 'dark' : 'light'}>
        <Flex gap="middle" wrap>
          {THEMES.map((themeExt) => (
            <ConfigProviderExt key={themeExt} themeExt={themeExt}>
              <Card title={themeExt}>
                <Flex vertical gap="small">
                  <Input
                    aria-label={t(`姓名（${themeExt}）`, `Name (${themeExt})`)}
                    placeholder={t('姓名', 'Name')}
                  />
                  <Button type="primary">{t('保存', 'Save')}</Button>
                </Flex>
              </Card>
            </ConfigProviderExt>
          ))}
        </Flex>
      </ConfigProviderExt>
    </Flex>
  );
}
