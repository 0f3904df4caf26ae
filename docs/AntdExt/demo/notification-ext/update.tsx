import { ButtonExt, NotificationExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';

const KEY = 'export';

export default function UpdateDemo() {
  const [notification, holder] = NotificationExt.useNotification();

  const exportRows = async () => {
    for (const percent of [0, 50]) {
      notification.info({
        key: KEY,
        title: 'Exporting …',
        description: `${percent}%`,
        duration: false,
      });
      await sleep(1000);
    }
    notification.success({ key: KEY, title: 'Exported', description: '120 rows' });
  };

  return (
    <>
      {holder}
      <ButtonExt isAsyncClick onClick={exportRows}>
        Export
      </ButtonExt>
    </>
  );
}
