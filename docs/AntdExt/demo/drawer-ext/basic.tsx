import { DrawerExt } from '@mtools/antd-ext';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';

export default function BasicDemo() {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState('nothing yet');

  const close = (how: string) => {
    setLast(how);
    setOpen(false);
  };

  return (
    <Flex gap="small" align="center" wrap>
      <Button type="primary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Typography.Text role="status">Last: {last}</Typography.Text>
      <DrawerExt
        title="Details"
        size={400}
        open={open}
        onOk={() => close('confirmed')}
        onCancel={() => close('cancelled')}
      >
        OK, Cancel, the close icon, the mask and Esc close it.
      </DrawerExt>
    </Flex>
  );
}
