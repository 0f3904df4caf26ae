import { DrawerExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Typography } from 'antd';

const PARAGRAPHS = Array.from({ length: 30 }, (_, index) => `Row ${index + 1}`);

export default function NestedDemo() {
  return (
    <DrawerExt title="Order" size={400} trigger={<Button>Open the order</Button>}>
      <DrawerExt
        title="Address"
        size={320}
        trigger={<Button type="primary">Change the address</Button>}
        onOk={() => sleep(1000)}
      >
        Esc closes this drawer alone.
      </DrawerExt>
      {PARAGRAPHS.map((text) => (
        <Typography.Paragraph key={text}>{text}</Typography.Paragraph>
      ))}
    </DrawerExt>
  );
}
