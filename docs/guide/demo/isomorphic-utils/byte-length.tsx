import { byteLength } from '@mtools/isomorphic-utils';
import { Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function ByteLengthDemo() {
  const [text, setText] = useState('中文 abc 😀');

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
        {byteLength(text)}
      </Typography.Text>
    </Flex>
  );
}
