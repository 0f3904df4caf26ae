import { loadStyle } from '@mtools/browser-utils';
import { Button, Flex, Input, Typography } from 'antd';
import { useEffect, useState } from 'react';

export default function LoadStyleDemo() {
  const [url, setUrl] = useState('/mtools/demo/loaded.css');
  const [link, setLink] = useState<HTMLLinkElement>();
  const [result, setResult] = useState('—');

  const load = async () => {
    try {
      const loaded = await loadStyle(url);
      setLink(loaded);
      setResult(loaded.href);
    } catch (error) {
      setResult(String(error));
    }
  };

  // The page keeps none of it.
  useEffect(() => () => link?.remove(), [link]);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="url:"
          aria-label="url"
          style={{ width: 280 }}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Button type="primary" onClick={load}>
          loadStyle()
        </Button>
        <Button disabled={!link} onClick={() => setLink(undefined)}>
          link.remove()
        </Button>
      </Flex>
      <span className="load-style-demo">.load-style-demo</span>
      <Typography.Text code role="status">
        {result}
      </Typography.Text>
    </Flex>
  );
}
