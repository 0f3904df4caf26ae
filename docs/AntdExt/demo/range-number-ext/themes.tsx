import { RangeNumberExt } from '@mtools/antd-ext';
import { Flex } from 'antd';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function ThemesDemo() {
  return (
    <Flex gap="large" wrap>
      {THEMES.map((theme) => (
        <RangeNumberExt
          key={theme}
          theme={theme}
          needThousandths
          defaultValue={[1000, 65536]}
          aria-label={`Price (${theme})`}
        />
      ))}
    </Flex>
  );
}
