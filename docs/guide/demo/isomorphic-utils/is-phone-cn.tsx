import { isPhoneCN } from '@mtools/isomorphic-utils';
import { Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function IsPhoneCNDemo() {
  const [text, setText] = useState('13800138000');
  const valid = isPhoneCN(text);

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
