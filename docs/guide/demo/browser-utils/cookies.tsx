import { cookies } from '@mtools/browser-utils';
import { Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function CookiesDemo() {
  const [name, setName] = useState('demo');
  const [value, setValue] = useState('中文; ok');
  const [result, setResult] = useState('—');
  const get = () => setResult(JSON.stringify(cookies.get(name)) ?? 'undefined');

  const set = () => {
    cookies.set(name, value, { expires: 1 });
    get();
  };
  const remove = () => {
    cookies.remove(name);
    get();
  };

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="name:"
          aria-label="name"
          style={{ width: 180 }}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Input
          prefix="value:"
          aria-label="value"
          style={{ width: 220 }}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </Flex>
      <Flex wrap gap="small" align="center">
        <Button type="primary" onClick={set}>
          set()
        </Button>
        <Button onClick={get}>get()</Button>
        <Button onClick={remove}>remove()</Button>
      </Flex>
      <Typography.Text code role="status">
        {result}
      </Typography.Text>
    </Flex>
  );
}
