import { setQuery } from '@mtools/browser-utils';
import { Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function SetQueryDemo() {
  const [name, setName] = useState('page');
  const [value, setValue] = useState('2');
  const [search, setSearch] = useState('—');

  const set = (next: string | undefined) => {
    setQuery({ [name]: next }, { replace: true });
    setSearch(window.location.search || "''");
  };

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
          style={{ width: 160 }}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <Button type="primary" onClick={() => set(value)}>
          setQuery()
        </Button>
        <Button onClick={() => set(undefined)}>undefined</Button>
      </Flex>
      <Typography.Text code role="status">
        location.search: {search}
      </Typography.Text>
    </Flex>
  );
}
