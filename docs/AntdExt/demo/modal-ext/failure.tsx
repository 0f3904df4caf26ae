import { ModalExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Alert, Button, Typography } from 'antd';
import { useRef, useState } from 'react';

export default function FailureDemo() {
  const [reason, setReason] = useState<string>();
  const tries = useRef(0);

  const remove = async () => {
    setReason(undefined);
    await sleep(1000);
    tries.current += 1;
    // Every other try fails.
    if (tries.current % 2 === 1) throw new Error('The server is busy. Try again.');
  };

  return (
    <ModalExt
      title="Delete this user?"
      trigger={<Button danger>Delete</Button>}
      okText="Delete"
      okButtonProps={{
        danger: true,
        onAsyncError: (error) => setReason(error instanceof Error ? error.message : 'Unknown'),
      }}
      onOk={remove}
      afterClose={() => setReason(undefined)}
    >
      <Typography.Paragraph>This cannot be undone.</Typography.Paragraph>
      {reason && <Alert type="error" title={reason} />}
    </ModalExt>
  );
}
