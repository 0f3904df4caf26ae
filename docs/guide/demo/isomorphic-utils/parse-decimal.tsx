import { parseDecimal } from '@mtools/isomorphic-utils';
import { Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function ParseDecimalDemo() {
  const [text, setText] = useState('9,007,199,254,740,993.10');

  return (
    <Flex wrap gap="middle" align="center">
      <Input
        prefix="text:"
        aria-label="text"
        style={{ width: 320 }}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Typography.Text code role="status">
        {JSON.stringify(parseDecimal(text))}
      </Typography.Text>
    </Flex>
  );
}
