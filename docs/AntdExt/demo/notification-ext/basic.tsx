import { NotificationExt } from '@mtools/antd-ext';
import { Button, Flex } from 'antd';

const KINDS = ['success', 'info', 'warning', 'error'] as const;

const TITLES = {
  success: 'Saved',
  info: 'A new version is available',
  warning: 'The disk is nearly full',
  error: 'The order could not be sent',
};

export default function BasicDemo() {
  const [notification, holder] = NotificationExt.useNotification();

  return (
    <Flex gap="small" wrap>
      {holder}
      {KINDS.map((kind) => (
        <Button
          key={kind}
          onClick={() => notification[kind]({ title: TITLES[kind], showProgress: true })}
        >
          {kind}
        </Button>
      ))}
    </Flex>
  );
}
