import { ModalExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';

export default function AwaitDemo() {
  const [modal, holder] = ModalExt.useModal();
  const [answer, setAnswer] = useState('none yet');

  const ask = async () => {
    const sure = await modal.confirm({ title: 'Move 3 files to the bin?' });
    if (!sure) return setAnswer('kept');
    const forEver = await modal.confirm({
      title: 'Delete them for ever instead?',
      okText: 'Delete for ever',
      cancelText: 'Only move',
      okButtonProps: { danger: true },
      onOk: () => sleep(1000),
    });
    setAnswer(forEver ? 'deleted for ever' : 'moved to the bin');
  };

  return (
    <Flex gap="small" align="center" wrap>
      {holder}
      <Button onClick={ask}>Clean up</Button>
      <Typography.Text role="status">Answer: {answer}</Typography.Text>
    </Flex>
  );
}
