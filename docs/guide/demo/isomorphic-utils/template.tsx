import { template } from '@mtools/isomorphic-utils';
import { Flex, Input, InputNumber, Typography } from 'antd';
import { useState } from 'react';

export default function TemplateDemo() {
  const [text, setText] = useState('{user.name}: {count}');
  const [name, setName] = useState('Li');
  const [count, setCount] = useState(2);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="text:"
          aria-label="text"
          style={{ width: 320 }}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Input
          prefix="name:"
          aria-label="name"
          style={{ width: 160 }}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <InputNumber
          prefix="count:"
          aria-label="count"
          style={{ width: 150 }}
          value={count}
          onChange={(next) => setCount(next ?? 0)}
        />
      </Flex>
      <Typography.Text code role="status">
        {template(text, { user: { name }, count })}
      </Typography.Text>
    </Flex>
  );
}
