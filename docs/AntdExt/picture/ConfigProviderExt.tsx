import { ConfigProviderExt } from '@mtools/antd-ext';
import { Button, Flex, Input, Switch } from 'antd';
import { useDemoText } from 'demo-text';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function ConfigProviderExtPicture() {
  const t = useDemoText();
  return (
    <Flex vertical gap={12}>
      {THEMES.map((theme) => (
        <ConfigProviderExt key={theme} themeExt={theme}>
          <Flex gap="small" align="center" justify="center">
            <Button type="primary">{t('保存', 'Save')}</Button>
            <Input aria-label={theme} defaultValue={theme} style={{ width: 110 }} />
            <Switch aria-label={theme} defaultChecked />
          </Flex>
        </ConfigProviderExt>
      ))}
    </Flex>
  );
}
