import { NotificationExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex } from 'antd';
import { useDemoText } from 'demo-text';

export default function NeedBtnDemo() {
  const t = useDemoText();
  const [notification, holder] = NotificationExt.useNotification();

  const warn = () =>
    notification.warning({
      title: t('配额即将用完', 'The quota is nearly used up'),
      description: t('已用 4.8 GB，共 5 GB。', '4.8 of 5 GB are in use.'),
      needBtn: true,
    });

  const askToConfirm = () =>
    notification.info({
      title: t('周日系统维护', 'Maintenance on Sunday'),
      description: t('2 点到 4 点无法保存。', 'Saving is unavailable from 2:00 to 4:00.'),
      needBtn: true,
      btnText: t('确认', 'Confirm'),
      // Tells the server that the message was read.
      onBtnClick: () => sleep(1000),
    });

  return (
    <Flex gap="small" wrap>
      {holder}
      <Button onClick={warn}>{t('阅读后关闭', 'Close after reading')}</Button>
      <Button onClick={askToConfirm}>
        {t('服务器确认后关闭', 'Close after the server confirms')}
      </Button>
    </Flex>
  );
}
