import { ConfigProviderExt } from '@mtools/antd-ext';
import { Button, Card, Flex, Input, Switch } from 'antd';
import { useState } from 'react';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function DarkDemo() {
  const [dark, setDark] = useState(true);

  return (
    <Flex vertical gap="middle" align="start">
      <Switch
        aria-label="Dark"
        checked={dark}
        onChange={setDark}
        checkedChildren="dark"
        unCheckedChildren="light"
      />
      <ConfigProviderExt colorMode={dark ? 'dark' : 'light'}>
        <Flex gap="middle" wrap>
          {THEMES.map((themeExt) => (
            <ConfigProviderExt key={themeExt} themeExt={themeExt}>
              <Card title={themeExt}>
                <Flex vertical gap="small">
                  <Input aria-label={`Name (${themeExt})`} placeholder="Name" />
                  <Button type="primary">Save</Button>
                </Flex>
              </Card>
            </ConfigProviderExt>
          ))}
        </Flex>
      </ConfigProviderExt>
    </Flex>
  );
}
