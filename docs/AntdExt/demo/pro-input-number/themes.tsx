import { ProInputNumber, ProInputNumberOutLine } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function ThemesDemo() {
  const t = useDemoText();
  return (
    <Flex gap="large" wrap>
      {THEMES.map((theme) => (
        <Flex key={theme} vertical gap="middle" style={{ width: 180 }}>
          <ProInputNumber
            theme={theme}
            needThousandths
            controls
            defaultValue={65536}
            aria-label={t(`金额（${theme}）`, `Amount (${theme})`)}
            style={{ width: '100%' }}
          />
          <ProInputNumberOutLine theme={theme} label={theme} needThousandths precision={2} />
        </Flex>
      ))}
    </Flex>
  );
}
