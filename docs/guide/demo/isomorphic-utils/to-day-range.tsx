import { formatDate, toDayRange } from '@mtools/isomorphic-utils';
import { Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function ToDayRangeDemo() {
  const [from, setFrom] = useState('2025-01-01 09:30');
  const [to, setTo] = useState('2025-01-31');
  const [start, end] = toDayRange([from, to]);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="from:"
          aria-label="from"
          style={{ width: 220 }}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <Input
          prefix="to:"
          aria-label="to"
          style={{ width: 220 }}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      </Flex>
      <Typography.Text code role="status">
        [{formatDate(start) || 'null'}, {formatDate(end) || 'null'}]
      </Typography.Text>
    </Flex>
  );
}
