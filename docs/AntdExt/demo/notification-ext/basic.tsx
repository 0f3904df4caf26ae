import { NotificationExt } from '@mtools/antd-ext';
import { Button, Flex } from 'antd';
import { useDemoText } from 'demo-text';

const KINDS = ['success', 'info', 'warning', 'error'] as const;

export default function BasicDemo() {
  const t = useDemoText();

  const TITLES = {
    success: t('已保存', 'Saved'),
    info: t('有新版本可用', 'A new version is available'),
    warning: t('磁盘空间不足', 'Disk space is running low'),
    error: t('订单提交失败', 'Failed to submit the order'),
  };

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
