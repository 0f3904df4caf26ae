import { divExact } from '@mtools/isomorphic-utils';
import { Flex, InputNumber, Typography } from 'antd';
import { useState } from 'react';

/** A division by zero throws a RangeError. */
const divide = (a: string, b: string, precision: number) => {
  try {
    return divExact(a, b, { precision });
  } catch (error) {
    return String(error);
  }
};

export default function DivExactDemo() {
  const [a, setA] = useState('0.3');
  const [b, setB] = useState('0.1');
  const [precision, setPrecision] = useState(20);
  const quotient = divide(a, b, precision);

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
        <InputNumber
          prefix="precision:"
          aria-label="precision"
          style={{ width: 150 }}
          min={0}
          max={100}
          precision={0}
          value={precision}
          onChange={(next) => setPrecision(next ?? 0)}
        />
      </Flex>
      <Typography.Text code role="status">
        {quotient}
      </Typography.Text>
    </Flex>
  );
}
