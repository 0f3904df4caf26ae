import { downloadFromResponse } from '@mtools/browser-utils';
import { Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function DownloadFromResponseDemo() {
  const [header, setHeader] = useState("attachment; filename*=UTF-8''%E6%8A%A5%E8%A1%A8.csv");
  const [saved, setSaved] = useState('—');

  const download = async () => {
    try {
      // In place of the response of a server.
      const response = new Response('name,age', { headers: { 'content-disposition': header } });
      setSaved(await downloadFromResponse(response));
    } catch (error) {
      setSaved(String(error));
    }
  };

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Input
        aria-label="Content-Disposition"
        style={{ maxWidth: 420 }}
        value={header}
        onChange={(event) => setHeader(event.target.value)}
      />
      <Flex wrap gap="small" align="center">
        <Button type="primary" onClick={download}>
          downloadFromResponse()
        </Button>
        <Typography.Text code role="status">
          {saved}
        </Typography.Text>
      </Flex>
    </Flex>
  );
}
