import { onNewVersion } from '@mtools/browser-utils';
import { Button, Flex, Input, Typography } from 'antd';
import { useEffect, useState } from 'react';

export default function OnNewVersionDemo() {
  const [version, setVersion] = useState('1.1.0');
  const [url, setUrl] = useState<string>();
  const [told, setTold] = useState('—');

  const start = () => {
    setTold('—');
    // In place of the file version.json of a server.
    setUrl(URL.createObjectURL(new Blob([JSON.stringify({ version })])));
  };

  useEffect(() => {
    if (!url) return;
    const stop = onNewVersion({ url, interval: 1000, onChange: setTold });
    return () => {
      stop();
      URL.revokeObjectURL(url);
    };
  }, [url]);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <meta name="app-version" content="1.0.0" />
      <Typography.Text code>app-version: 1.0.0</Typography.Text>
      <Flex wrap gap="small" align="center">
        <Input
          prefix="version:"
          aria-label="version"
          style={{ width: 200 }}
          value={version}
          onChange={(event) => setVersion(event.target.value)}
        />
        <Button type="primary" onClick={start}>
          onNewVersion()
        </Button>
      </Flex>
      <Typography.Text code role="status">
        onChange: {told}
      </Typography.Text>
    </Flex>
  );
}
