import { DrawerExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Alert, Button, Flex, Typography } from 'antd';
import { useRef, useState } from 'react';

export default function AsyncDemo() {
  const [reason, setReason] = useState<string>();
  const [saved, setSaved] = useState(0);
  const tries = useRef(0);

  const save = async () => {
    setReason(undefined);
    await sleep(1000);
    tries.current += 1;
    // Every other try fails.
    if (tries.current % 2 === 1) throw new Error('The server is busy. Try again.');
    setSaved((count) => count + 1);
  };

  return (
    <Flex gap="small" align="center" wrap>
      <DrawerExt
        title="Settings"
        size={400}
        trigger={<Button type="primary">Change</Button>}
        okText="Save"
        okButtonProps={{
          onAsyncError: (error) => setReason(error instanceof Error ? error.message : 'Unknown'),
        }}
        onOk={save}
        onCancel={() => setReason(undefined)}
      >
        <Typography.Paragraph>The first try fails, the second one does not.</Typography.Paragraph>
        {reason && <Alert type="error" title={reason} />}
      </DrawerExt>
      <Typography.Text role="status">Saved: {saved}</Typography.Text>
    </Flex>
  );
}
