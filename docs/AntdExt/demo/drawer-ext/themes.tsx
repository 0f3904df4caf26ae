import { DrawerExt } from '@mtools/antd-ext';
import { theme as antdTheme, Button, Flex } from 'antd';
import { useDemoText } from 'demo-text';

const THEMES = ['zeus', 'hermes', 'default'] as const;

/** Uses the theme of the drawer. */
function Stripe() {
  const { token } = antdTheme.useToken();
  return (
    <div
      style={{
        height: 160,
        background: `linear-gradient(${token.colorPrimaryBgHover}, transparent)`,
      }}
    />
  );
}

export default function ThemesDemo() {
  const t = useDemoText();
  return (
    <Flex gap="small" wrap>
      {THEMES.map((theme) => (
        <DrawerExt
          key={theme}
          theme={theme}
          title={t(`${theme} 抽屉`, `${theme} drawer`)}
          size={400}
          backgroundImg={<Stripe />}
          trigger={<Button>{theme}</Button>}
        >
          <Button type="primary">
            {t('内容沿用外层主题', 'The content keeps the outer theme')}
          </Button>
        </DrawerExt>
      ))}
    </Flex>
  );
}
