import { isHttpUrl } from '@mtools/isomorphic-utils';
import { Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function IsHttpUrlDemo() {
  const [text, setText] = useState('javascript:alert(1)');
  const valid = isHttpUrl(text);

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
