import { RangeNumberExt } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function ThemesDemo() {
  const t = useDemoText();
  return (
    <Flex gap="large" wrap>
      {THEMES.map((theme) => (
        <Flex key={theme} vertical gap="small">
          <Typography.Text>{theme}</Typography.Text>
          <RangeNumberExt
            theme={theme}
            needThousandths
            defaultValue={[1000, 65536]}
            aria-label={t(`价格（${theme}）`, `Price (${theme})`)}
          />
        </Flex>
      ))}
    </Flex>
  );
}
