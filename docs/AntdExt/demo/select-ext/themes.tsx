import { SelectExt, SelectOutLineExt } from '@mtools/antd-ext';
import { Flex } from 'antd';

const THEMES = ['zeus', 'hermes', 'default'] as const;
const SIZES = { s: 'Small', m: 'Medium', l: 'Large' };

export default function ThemesDemo() {
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
            label={`Size, ${theme}`}
            style={{ width: 200 }}
            dataMap={SIZES}
            defaultValue="m"
          />
        </Flex>
      ))}
    </Flex>
  );
}
