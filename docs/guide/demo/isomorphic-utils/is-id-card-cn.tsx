import { isIdCardCN } from '@mtools/isomorphic-utils';
import { Checkbox, Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function IsIdCardCNDemo() {
  const [text, setText] = useState('11010519491231002X');
  const [allow15, setAllow15] = useState(false);
  const valid = isIdCardCN(text, { allow15 });

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="text:"
          aria-label="text"
          style={{ width: 300 }}
          status={valid ? undefined : 'error'}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Checkbox checked={allow15} onChange={(event) => setAllow15(event.target.checked)}>
          allow15
        </Checkbox>
      </Flex>
      <Typography.Text code role="status">
        {String(valid)}
      </Typography.Text>
    </Flex>
  );
}
