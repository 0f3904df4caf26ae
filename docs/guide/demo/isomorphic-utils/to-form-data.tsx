import { toFormData } from '@mtools/isomorphic-utils';
import { Flex, Input, Segmented, Typography } from 'antd';
import { useState } from 'react';

export default function ToFormDataDemo() {
  const [name, setName] = useState('Li');
  const [ids, setIds] = useState('1,2');
  const [arrays, setArrays] = useState<'repeat' | 'brackets'>('repeat');
  const data = toFormData({ name, ids: ids.split(','), note: null }, { arrays });

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="name:"
          aria-label="name"
          style={{ width: 160 }}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Input
          prefix="ids:"
          aria-label="ids"
          style={{ width: 160 }}
          value={ids}
          onChange={(event) => setIds(event.target.value)}
        />
        <Flex gap="small" align="center">
          <Typography.Text>arrays:</Typography.Text>
          <Segmented
            aria-label="arrays"
            options={['repeat', 'brackets']}
            value={arrays}
            onChange={setArrays}
          />
        </Flex>
      </Flex>
      <Typography.Text code role="status">
        {JSON.stringify([...data])}
      </Typography.Text>
    </Flex>
  );
}
