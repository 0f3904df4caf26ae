import { subExact } from '@mtools/isomorphic-utils';
import { Flex, InputNumber, Typography } from 'antd';
import { useState } from 'react';

export default function SubExactDemo() {
  const [a, setA] = useState('0.3');
  const [b, setB] = useState('0.1');

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <InputNumber
          stringMode
          prefix="a:"
          aria-label="a"
          style={{ width: 180 }}
          value={a}
          onChange={(next) => setA(next ?? '0')}
        />
        <InputNumber
          stringMode
          prefix="b:"
          aria-label="b"
          style={{ width: 180 }}
          value={b}
          onChange={(next) => setB(next ?? '0')}
        />
      </Flex>
      <Typography.Text role="status">
        <Typography.Text code>{subExact(a, b)}</Typography.Text>
        {' a - b = '}
        {Number(a) - Number(b)}
      </Typography.Text>
    </Flex>
  );
}
