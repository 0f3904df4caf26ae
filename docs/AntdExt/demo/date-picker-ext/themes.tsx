import { DatePickerExt, DatePickerOutLineExt } from '@mtools/antd-ext';
import { Flex } from 'antd';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function ThemesDemo() {
  return (
    <Flex gap="large" wrap>
      {THEMES.map((theme) => (
        <Flex key={theme} vertical gap="middle" style={{ width: 180 }}>
          <DatePickerExt
            theme={theme}
            valueFormat="YYYY-MM-DD"
            defaultValue="2026-05-01"
            aria-label={`Day (${theme})`}
          />
          <DatePickerOutLineExt theme={theme} label={theme} valueFormat="YYYY-MM-DD" />
        </Flex>
      ))}
    </Flex>
  );
}
