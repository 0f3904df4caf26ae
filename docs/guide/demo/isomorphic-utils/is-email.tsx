import { isEmail } from '@mtools/isomorphic-utils';
import { Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function IsEmailDemo() {
  const [text, setText] = useState('li@example.com');
  const valid = isEmail(text);

  return (
    <Flex wrap gap="middle" align="center">
      <Input
        prefix="text:"
        aria-label="text"
        style={{ width: 300 }}
        status={valid ? undefined : 'error'}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Typography.Text code role="status">
        {String(valid)}
      </Typography.Text>
    </Flex>
  );
}
