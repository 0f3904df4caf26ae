import { onMediaQuery } from '@mtools/browser-utils';
import { Flex, Input, Typography } from 'antd';
import { useEffect, useState } from 'react';

export default function OnMediaQueryDemo() {
  const [query, setQuery] = useState('(min-width: 768px)');
  const [matches, setMatches] = useState(false);

  useEffect(() => onMediaQuery(query, setMatches), [query]);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Input
        prefix="query:"
        aria-label="query"
        style={{ width: 300 }}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Typography.Text code role="status">
        {String(matches)}
      </Typography.Text>
    </Flex>
  );
}
