import { parseQuery } from '@mtools/isomorphic-utils';
import { Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function ParseQueryDemo() {
  const [query, setQuery] = useState('?page=2&id=1&id=2&name=%E6%9D%8E');

  return (
    <Flex wrap gap="middle" align="center">
      <Input
        prefix="query:"
        aria-label="query"
        style={{ width: 330 }}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Typography.Text code role="status">
        {JSON.stringify(parseQuery(query))}
      </Typography.Text>
    </Flex>
  );
}
