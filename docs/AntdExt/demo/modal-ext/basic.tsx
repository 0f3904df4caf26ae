import { ModalExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';

export default function BasicDemo() {
  const [open, setOpen] = useState(false);
  const [published, setPublished] = useState(0);

  const publish = async () => {
    await sleep(1000);
    setPublished((count) => count + 1);
  };

  return (
    <Flex gap="small" align="center" wrap>
      <ModalExt
        title="Publish the article?"
        trigger={<Button type="primary">Publish</Button>}
        onOk={publish}
      >
        Readers see it at once.
      </ModalExt>
      <Button onClick={() => setOpen(true)}>Publish, controlled</Button>
      <ModalExt
        title="Publish the article?"
        open={open}
        onOk={async () => {
          await publish();
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
      >
        The page keeps open itself, as with antd.
      </ModalExt>
      <Typography.Text role="status">Published: {published}</Typography.Text>
    </Flex>
  );
}
