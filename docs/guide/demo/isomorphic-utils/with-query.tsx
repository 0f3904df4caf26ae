import { withQuery } from '@mtools/isomorphic-utils';
import { Flex, Input, InputNumber, Typography } from 'antd';
import { useState } from 'react';

export default function WithQueryDemo() {
  const [url, setUrl] = useState('/users?page=1#top');
  const [page, setPage] = useState(2);
  const [name, setName] = useState('李');

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="url:"
          aria-label="url"
          style={{ width: 260 }}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <InputNumber
          prefix="page:"
          aria-label="page"
          style={{ width: 150 }}
          value={page}
          onChange={(next) => setPage(next ?? 0)}
        />
        <Input
          prefix="name:"
          aria-label="name"
          style={{ width: 150 }}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Flex>
      <Typography.Text code role="status">
        {withQuery(url, { page, name: name || null })}
      </Typography.Text>
    </Flex>
  );
}
