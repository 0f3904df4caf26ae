import { ModalExt } from '@mtools/antd-ext';
import { Button, Flex } from 'antd';
import { useDemoText } from 'demo-text';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function ThemesDemo() {
  const t = useDemoText();
  const [modal, holder] = ModalExt.useModal();

  return (
    <Flex gap="small" wrap>
      {holder}
      {THEMES.map((theme) => (
        <ModalExt
          key={theme}
          theme={theme}
          title={t(`${theme} 对话框`, `${theme} dialog`)}
          trigger={<Button>{theme}</Button>}
        >
          <Button type="primary">
            {t('内容沿用外层主题', 'The content keeps the outer theme')}
          </Button>
        </ModalExt>
      ))}
      {THEMES.map((theme) => (
        <Button
          key={theme}
          onClick={() =>
            modal.confirm({ title: t(`在 ${theme} 中确定吗？`, `Confirm in ${theme}?`), theme })
          }
        >
          {t(`确认（${theme}）`, `Confirm (${theme})`)}
        </Button>
      ))}
    </Flex>
  );
}
