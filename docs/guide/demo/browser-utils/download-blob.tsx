import { downloadBlob } from '@mtools/browser-utils';
import { Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function DownloadBlobDemo() {
  const [text, setText] = useState('name,age');
  const [fileName, setFileName] = useState('2025/report:1.csv');
  const [saved, setSaved] = useState('—');

  // The mark at the start tells Excel that it is UTF-8.
  const download = () =>
    setSaved(downloadBlob(new Blob(['\ufeff', text], { type: 'text/csv' }), fileName));

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="text:"
          aria-label="text"
          style={{ width: 200 }}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Input
          prefix="fileName:"
          aria-label="fileName"
          style={{ width: 260 }}
          value={fileName}
          onChange={(event) => setFileName(event.target.value)}
        />
        <Button type="primary" onClick={download}>
          downloadBlob()
        </Button>
      </Flex>
      <Typography.Text code role="status">
        {saved}
      </Typography.Text>
    </Flex>
  );
}
