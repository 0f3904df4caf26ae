import { InputExt, InputOutLineExt } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function ThemesDemo() {
  const t = useDemoText();
  return (
    <Flex gap="large" wrap>
      {THEMES.map((theme) => (
        <Flex key={theme} vertical gap="middle" style={{ width: 180 }}>
          <InputExt
            theme={theme}
            aria-label={t(`姓名（${theme}）`, `Name (${theme})`)}
            defaultValue={theme}
          />
          <InputExt.Search
            theme={theme}
            aria-label={t(`订单（${theme}）`, `Orders (${theme})`)}
            placeholder={t('搜索', 'Search')}
          />
          <InputExt.Password
            theme={theme}
            aria-label={t(`密码（${theme}）`, `Password (${theme})`)}
            defaultValue="1234"
          />
          <InputExt.TextArea
            theme={theme}
            aria-label={t(`备注（${theme}）`, `Remarks (${theme})`)}
            rows={2}
          />
          <InputOutLineExt theme={theme} label={t('标签', 'Label')} />
        </Flex>
      ))}
    </Flex>
  );
}
