import { NotificationExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex } from 'antd';

export default function NeedBtnDemo() {
  const [notification, holder] = NotificationExt.useNotification();

  const warn = () =>
    notification.warning({
      title: 'The quota is nearly used up',
      description: '4.8 of 5 GB are in use.',
      needBtn: true,
    });

  const askToConfirm = () =>
    notification.info({
      title: 'Maintenance on Sunday',
      description: 'From 2 to 4 o’clock nothing can be saved.',
      needBtn: true,
      btnText: 'Confirm',
      // Tells the server who has read it.
      onBtnClick: () => sleep(1000),
    });

  return (
    <Flex gap="small" wrap>
      {holder}
      <Button onClick={warn}>Until it is read</Button>
      <Button onClick={askToConfirm}>Until the server knows</Button>
    </Flex>
  );
}
