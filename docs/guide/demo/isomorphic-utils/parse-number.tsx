import { parseNumber } from '@mtools/isomorphic-utils';
import { Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function ParseNumberDemo() {
  const [text, setText] = useState('－１，２３４．５０');

  return (
    <Flex wrap gap="middle" align="center">
      <Input
        prefix="text:"
        aria-label="text"
        style={{ width: 220 }}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Typography.Text code role="status">
        {JSON.stringify(parseNumber(text))}
      </Typography.Text>
    </Flex>
  );
}
