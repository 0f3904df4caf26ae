import { RadioGroupExt } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';

const THEMES = ['zeus', 'hermes', 'default'] as const;
const SIZES = { s: 'Small', m: 'Medium', l: 'Large' };

export default function ThemesDemo() {
  return (
    <Flex vertical gap="middle">
      {THEMES.map((theme) => (
        <Flex key={theme} gap="middle" align="center" wrap>
          <Typography.Text style={{ width: 56 }}>{theme}</Typography.Text>
          <RadioGroupExt theme={theme} aria-label={theme} dataMap={SIZES} defaultValue="m" />
          <RadioGroupExt
            theme={theme}
            aria-label={`${theme}, as buttons`}
            dataMap={SIZES}
            defaultValue="m"
            optionType="button"
          />
        </Flex>
      ))}
    </Flex>
  );
}
