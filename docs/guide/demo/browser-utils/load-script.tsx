import { loadScript } from '@mtools/browser-utils';
import { Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function LoadScriptDemo() {
  const [url, setUrl] = useState('/mtools/demo/loaded.js');
  const [result, setResult] = useState('—');

  const load = async () => {
    try {
      const script = await loadScript(url);
      // The script counts how often it has run.
      setResult(`${script.src}, ${Reflect.get(window, 'loadedScripts')}`);
    } catch (error) {
      setResult(String(error));
    }
  };

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
          loadScript()
        </Button>
      </Flex>
      <Typography.Text code role="status">
        {result}
      </Typography.Text>
    </Flex>
  );
}
