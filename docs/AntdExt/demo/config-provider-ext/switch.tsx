import { ConfigProviderExt, DatePickerExt, type ThemeExt } from '@mtools/antd-ext';
import { Button, Flex, Segmented, Select, Switch } from 'antd';
import { useState } from 'react';

const THEMES: ThemeExt[] = ['zeus', 'hermes', 'default'];

export default function SwitchDemo() {
  const [themeExt, setThemeExt] = useState<ThemeExt>('zeus');

  return (
    <ConfigProviderExt themeExt={themeExt}>
      <Flex vertical gap="middle" align="start">
        <Segmented aria-label="Theme" options={THEMES} value={themeExt} onChange={setThemeExt} />
        <Flex gap="small" align="center" wrap>
          <Button type="primary">Save</Button>
          <Button>Cancel</Button>
          <Select
            aria-label="City"
            defaultValue="Hangzhou"
            options={[{ value: 'Hangzhou' }, { value: 'Chengdu' }]}
          />
          <DatePickerExt aria-label="Day" style={{ width: 140 }} />
          <Switch aria-label="Urgent" defaultChecked />
        </Flex>
      </Flex>
    </ConfigProviderExt>
  );
}
