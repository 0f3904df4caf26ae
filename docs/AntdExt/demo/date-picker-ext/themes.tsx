import { DatePickerExt, DatePickerOutLineExt } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function ThemesDemo() {
  const t = useDemoText();
  return (
    <Flex gap="large" wrap>
      {THEMES.map((theme) => (
        <Flex key={theme} vertical gap="middle" style={{ width: 180 }}>
          <DatePickerExt
            theme={theme}
            valueFormat="YYYY-MM-DD"
            defaultValue="2026-05-01"
            aria-label={t(`日期（${theme}）`, `Date (${theme})`)}
          />
          <DatePickerOutLineExt theme={theme} label={theme} valueFormat="YYYY-MM-DD" />
        </Flex>
      ))}
    </Flex>
  );
}
