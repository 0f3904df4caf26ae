import { toFixedExact } from '@mtools/isomorphic-utils';
import { Flex, InputNumber, Segmented, Typography } from 'antd';
import { useState } from 'react';

export default function ToFixedExactDemo() {
  const [value, setValue] = useState('1.005');
  const [digits, setDigits] = useState(2);
  const [rounding, setRounding] = useState<'half-up' | 'half-even'>('half-up');

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <InputNumber
          stringMode
          prefix="value:"
          aria-label="value"
          style={{ width: 180 }}
          value={value}
          onChange={(next) => setValue(next ?? '0')}
        />
        <InputNumber
          prefix="digits:"
          aria-label="digits"
          style={{ width: 150 }}
          min={0}
          max={100}
          precision={0}
          value={digits}
          onChange={(next) => setDigits(next ?? 0)}
        />
        <Flex gap="small" align="center">
          <Typography.Text>rounding:</Typography.Text>
          <Segmented
            aria-label="rounding"
            options={['half-up', 'half-even']}
            value={rounding}
            onChange={setRounding}
          />
        </Flex>
      </Flex>
      <Typography.Text role="status">
        <Typography.Text code>{toFixedExact(value, digits, { rounding })}</Typography.Text>
        {' toFixed: '}
        {Number(value).toFixed(digits)}
      </Typography.Text>
    </Flex>
  );
}
