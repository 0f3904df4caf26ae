import { ModalExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Alert, Button, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useRef, useState } from 'react';

export default function FailureDemo() {
  const t = useDemoText();
  const [reason, setReason] = useState<string>();
  const tries = useRef(0);

  const remove = async () => {
    setReason(undefined);
    await sleep(1000);
    tries.current += 1;
    // Every other attempt fails.
    if (tries.current % 2 === 1)
      throw new Error(t('服务器繁忙，请重试。', 'The server is busy. Try again.'));
  };

  return (
    <ModalExt
      title={t('删除这个用户？', 'Delete this user?')}
      trigger={<Button danger>{t('删除', 'Delete')}</Button>}
      okText={t('删除', 'Delete')}
      okButtonProps={{
        danger: true,
        onAsyncError: (error) =>
          setReason(error instanceof Error ? error.message : t('未知错误', 'Unknown')),
      }}
      onOk={remove}
      afterClose={() => setReason(undefined)}
    >
      <Typography.Paragraph>{t('删除后无法恢复。', 'This cannot be undone.')}</Typography.Paragraph>
      {reason && <Alert type="error" title={reason} />}
    </ModalExt>
  );
}
