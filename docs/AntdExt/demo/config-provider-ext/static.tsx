import { ConfigProviderExt, type ThemeExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex, Modal, message, notification } from 'antd';
import { useDemoText } from 'demo-text';

export default function StaticDemo() {
  const t = useDemoText();
  /** A plain function, which could be in a file without components. */
  async function publish() {
    message.loading(t('正在发布……', 'Publishing …'), 1);
    await sleep(1000);
    notification.success({
      title: t('已发布', 'Published'),
      description: t('通知也使用这个主题。', 'The notification uses the theme as well.'),
    });
  }

  const { locale } = ConfigProviderExt.useConfig();

  const ask = (themeExt: ThemeExt) => {
    // Usually called once at startup; here it switches between the themes.
    ConfigProviderExt.config({ themeExt, locale });
    Modal.confirm({
      title: t(`用 ${themeExt} 主题发布？`, `Publish with ${themeExt}?`),
      onOk: publish,
    });
  };

  return (
    <Flex gap="small" wrap>
      <Button onClick={() => ask('zeus')}>{t('发布（zeus）', 'Publish (zeus)')}</Button>
      <Button onClick={() => ask('hermes')}>{t('发布（hermes）', 'Publish (hermes)')}</Button>
      <Button onClick={() => ask('default')}>{t('发布（default）', 'Publish (default)')}</Button>
    </Flex>
  );
}
