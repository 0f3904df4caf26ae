import { ConfigProviderExt, NotificationExt } from '@mtools/antd-ext';
import { Button } from 'antd';

/** A function of its own, as one that stands in a file without components. */
function reportFailure(status: number) {
  NotificationExt.error({
    title: `The server answered ${status}`,
    description: 'The notice wears theme, prefix and language of the provider.',
    needBtn: true,
  });
}

export default function StaticDemo() {
  return (
    <ConfigProviderExt themeExt="zeus" prefixCls="admin">
      <Button onClick={() => reportFailure(503)}>Call the server</Button>
    </ConfigProviderExt>
  );
}
