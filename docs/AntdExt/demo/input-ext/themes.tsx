import { InputExt, InputOutLineExt } from '@mtools/antd-ext';
import { Flex } from 'antd';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function ThemesDemo() {
  return (
    <Flex gap="large" wrap>
      {THEMES.map((theme) => (
        <Flex key={theme} vertical gap="middle" style={{ width: 180 }}>
          <InputExt theme={theme} aria-label={`Name (${theme})`} defaultValue={theme} />
          <InputExt.Search theme={theme} aria-label={`Orders (${theme})`} placeholder="Search" />
          <InputExt.Password theme={theme} aria-label={`Password (${theme})`} defaultValue="1234" />
          <InputExt.TextArea theme={theme} aria-label={`Remarks (${theme})`} rows={2} />
          <InputOutLineExt theme={theme} label="Label" />
        </Flex>
      ))}
    </Flex>
  );
}
