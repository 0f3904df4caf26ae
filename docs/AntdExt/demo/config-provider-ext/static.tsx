import { ConfigProviderExt, type ThemeExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex, Modal, message, notification } from 'antd';

/** A function of its own, as one that stands in a file without components. */
async function publish() {
  message.loading('Publishing …', 1);
  await sleep(1000);
  notification.success({ title: 'Published', description: 'This notice wears the theme, too.' });
}

export default function StaticDemo() {
  const { locale } = ConfigProviderExt.useConfig();

  const ask = (themeExt: ThemeExt) => {
    // Usually once, where the app starts; here to compare the themes.
    ConfigProviderExt.config({ themeExt, locale });
    Modal.confirm({ title: `Publish with ${themeExt}?`, onOk: publish });
  };

  return (
    <Flex gap="small" wrap>
      <Button onClick={() => ask('zeus')}>Publish (zeus)</Button>
      <Button onClick={() => ask('hermes')}>Publish (hermes)</Button>
      <Button onClick={() => ask('default')}>Publish (default)</Button>
    </Flex>
  );
}
