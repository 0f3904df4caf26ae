import { ConfigProviderExt, DatePickerExt, type ThemeExt } from '@mtools/antd-ext';
import { Button, Flex, Segmented, Select, Switch } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

const THEMES: ThemeExt[] = ['zeus', 'hermes', 'default'];

export default function SwitchDemo() {
  const t = useDemoText();
  const [themeExt, setThemeExt] = useState<ThemeExt>('zeus');

  return (
    <ConfigProviderExt themeExt={themeExt}>
      <Flex vertical gap="middle" align="start">
        <Segmented
          aria-label={t('主题', 'Theme')}
          options={THEMES}
          value={themeExt}
          onChange={setThemeExt}
        />
        <Flex gap="small" align="center" wrap>
          <Button type="primary">{t('保存', 'Save')}</Button>
          <Button>{t('取消', 'Cancel')}</Button>
          <Select
            aria-label={t('城市', 'City')}
            defaultValue="hangzhou"
            options={[
              { value: 'hangzhou', label: t('杭州', 'Hangzhou') },
              { value: 'chengdu', label: t('成都', 'Chengdu') },
            ]}
          />
          <DatePickerExt aria-label={t('日期', 'Date')} style={{ width: 140 }} />
          <Switch aria-label={t('加急', 'Urgent')} defaultChecked />
        </Flex>
      </Flex>
    </ConfigProviderExt>
  );
}
