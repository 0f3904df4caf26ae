import { SelectExt, SelectOutLineExt } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function ThemesDemo() {
  const t = useDemoText();
  const SIZES = { s: t('小', 'Small'), m: t('中', 'Medium'), l: t('大', 'Large') };

  return (
    <Flex vertical gap="middle">
      {THEMES.map((theme) => (
        <Flex key={theme} gap="middle" align="center" wrap>
          <SelectExt
            theme={theme}
            aria-label={theme}
            style={{ width: 200 }}
            multipleCheckbox
            dataMap={SIZES}
            defaultValue={['m']}
          />
          <SelectOutLineExt
            theme={theme}
            label={t(`尺寸（${theme}）`, `Size (${theme})`)}
            style={{ width: 200 }}
            dataMap={SIZES}
            defaultValue="m"
          />
        </Flex>
      ))}
    </Flex>
  );
}
