import { ConfigProviderExt, NotificationExt } from '@mtools/antd-ext';
import { Button, Flex } from 'antd';
import { useDemoText } from 'demo-text';

const THEMES = [
  { name: 'zeus', placement: 'topLeft' },
  { name: 'hermes', placement: 'top' },
  { name: 'default', placement: 'topRight' },
] as const;

type Theme = (typeof THEMES)[number];

function Notify({ name, placement }: Theme) {
  const t = useDemoText();
  const [notification, holder] = NotificationExt.useNotification({ placement });

  const notify = () =>
    notification.success({
      title: t(`已用 ${name} 主题保存`, `Saved with ${name}`),
      description: t(
        '通知使用所在 Provider 的主题。',
        'The notification uses the theme of its provider.',
      ),
      needBtn: true,
    });

  return (
    <>
      {holder}
      <Button type="primary" onClick={notify}>
        {name}
      </Button>
    </>
  );
}

export default function ThemesDemo() {
  return (
    <Flex gap="small" wrap>
      {THEMES.map((theme) => (
        <ConfigProviderExt key={theme.name} themeExt={theme.name} app={false}>
          <Notify {...theme} />
        </ConfigProviderExt>
      ))}
    </Flex>
  );
}
