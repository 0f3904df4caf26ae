import { RadioGroupExt } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function ThemesDemo() {
  const t = useDemoText();
  const SIZES = { s: t('小', 'Small'), m: t('中', 'Medium'), l: t('大', 'Large') };

  return (
    <Flex vertical gap="middle">
      {THEMES.map((theme) => (
        <Flex key={theme} gap="middle" align="center" wrap>
          <Typography.Text style={{ width: 56 }}>{theme}</Typography.Text>
          <RadioGroupExt theme={theme} aria-label={theme} dataMap={SIZES} defaultValue="m" />
          <RadioGroupExt
            theme={theme}
            aria-label={t(`${theme}（按钮）`, `${theme} (buttons)`)}
            dataMap={SIZES}
            defaultValue="m"
            optionType="button"
          />
        </Flex>
      ))}
    </Flex>
  );
}
