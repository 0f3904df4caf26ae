import { joinURL } from '@mtools/isomorphic-utils';
import { Flex, Input, InputNumber, Typography } from 'antd';
import { useState } from 'react';

export default function JoinURLDemo() {
  const [base, setBase] = useState('https://example.com/api/');
  const [part, setPart] = useState('/users');
  const [id, setId] = useState(12);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="base:"
          aria-label="base"
          style={{ width: 320 }}
          value={base}
          onChange={(event) => setBase(event.target.value)}
        />
        <Input
          prefix="part:"
          aria-label="part"
          style={{ width: 180 }}
          value={part}
          onChange={(event) => setPart(event.target.value)}
        />
        <InputNumber
          prefix="id:"
          aria-label="id"
          style={{ width: 150 }}
          value={id}
          onChange={(next) => setId(next ?? 0)}
        />
      </Flex>
      <Typography.Text code role="status">
        {joinURL(base, part, id)}
      </Typography.Text>
    </Flex>
  );
}
