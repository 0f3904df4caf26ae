import { formatDate } from '@mtools/isomorphic-utils';
import { Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function FormatDateDemo() {
  const [value, setValue] = useState('2025-01-02 03:04:05');
  const [pattern, setPattern] = useState('YYYY-MM-DD HH:mm:ss');

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
          prefix="pattern:"
          aria-label="pattern"
          style={{ width: 290 }}
          value={pattern}
          onChange={(event) => setPattern(event.target.value)}
        />
      </Flex>
      <Typography.Text code role="status">
        {formatDate(value, pattern) || '—'}
      </Typography.Text>
    </Flex>
  );
}
