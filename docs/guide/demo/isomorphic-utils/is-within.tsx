import { isWithin, toDayRange } from '@mtools/isomorphic-utils';
import { Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function IsWithinDemo() {
  const [value, setValue] = useState('2025-01-31 12:00');
  const [from, setFrom] = useState('2025-01-01');
  const [to, setTo] = useState('2025-01-31');
  const range = [from, to] as const;

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="value:"
          aria-label="value"
          style={{ width: 260 }}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <Input
          prefix="from:"
          aria-label="from"
          style={{ width: 180 }}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <Input
          prefix="to:"
          aria-label="to"
          style={{ width: 180 }}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      </Flex>
      <Typography.Text code role="status">
        isWithin(value, range): {String(isWithin(value, range))}
      </Typography.Text>
      <Typography.Text code role="status">
        isWithin(value, toDayRange(range)): {String(isWithin(value, toDayRange(range)))}
      </Typography.Text>
    </Flex>
  );
}
