import { ModalExt } from '@mtools/antd-ext';
import { Button, Flex } from 'antd';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function ThemesDemo() {
  const [modal, holder] = ModalExt.useModal();

  return (
    <Flex gap="small" wrap>
      {holder}
      {THEMES.map((theme) => (
        <ModalExt
          key={theme}
          theme={theme}
          title={`Dialog in ${theme}`}
          trigger={<Button>{theme}</Button>}
        >
          <Button type="primary">The content keeps its look</Button>
        </ModalExt>
      ))}
      {THEMES.map((theme) => (
        <Button key={theme} onClick={() => modal.confirm({ title: `Sure, in ${theme}?`, theme })}>
          {`confirm, ${theme}`}
        </Button>
      ))}
    </Flex>
  );
}
