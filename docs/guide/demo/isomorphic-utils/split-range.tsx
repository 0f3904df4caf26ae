import { splitRange } from '@mtools/isomorphic-utils';
import { Flex, InputNumber, Typography } from 'antd';
import { useState } from 'react';

export default function SplitRangeDemo() {
  const [min, setMin] = useState(18);
  const [max, setMax] = useState(60);
  const params = splitRange({ name: 'Li', age: [min, max] }, 'age', ['minAge', 'maxAge']);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <InputNumber
          prefix="min:"
          aria-label="min"
          style={{ width: 150 }}
          value={min}
          onChange={(next) => setMin(next ?? 0)}
        />
        <InputNumber
          prefix="max:"
          aria-label="max"
          style={{ width: 150 }}
          value={max}
          onChange={(next) => setMax(next ?? 0)}
        />
      </Flex>
      <Typography.Text code role="status">
        {JSON.stringify(params)}
      </Typography.Text>
    </Flex>
  );
}
