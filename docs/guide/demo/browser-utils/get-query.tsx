import { getQuery, setQuery } from '@mtools/browser-utils';
import { Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function GetQueryDemo() {
  const [name, setName] = useState('name');
  const [value, setValue] = useState('张三');
  const [result, setResult] = useState('—');

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="name:"
          aria-label="name"
          style={{ width: 160 }}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Input
          prefix="value:"
          aria-label="value"
          style={{ width: 180 }}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <Button onClick={() => setQuery({ [name]: value }, { replace: true })}>setQuery()</Button>
        <Button
          type="primary"
          onClick={() => setResult(JSON.stringify(getQuery(name)) ?? 'undefined')}
        >
          getQuery()
        </Button>
      </Flex>
      <Typography.Text code role="status">
        {result}
      </Typography.Text>
    </Flex>
  );
}
