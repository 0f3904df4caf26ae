import { ButtonExt, NotificationExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { useDemoText } from 'demo-text';

const KEY = 'export';

export default function UpdateDemo() {
  const t = useDemoText();
  const [notification, holder] = NotificationExt.useNotification();

  const exportRows = async () => {
    for (const percent of [0, 50]) {
      notification.info({
        key: KEY,
        title: t('正在导出……', 'Exporting …'),
        description: `${percent}%`,
        duration: false,
      });
      await sleep(1000);
    }
    notification.success({
      key: KEY,
      title: t('导出完成', 'Exported'),
      description: t('共 120 行', '120 rows'),
    });
  };

  return (
    <>
      {holder}
      <ButtonExt isAsyncClick onClick={exportRows}>
        {t('导出', 'Export')}
      </ButtonExt>
    </>
  );
}
