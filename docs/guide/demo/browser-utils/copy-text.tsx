import { copyText } from '@mtools/browser-utils';
import { Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function CopyTextDemo() {
  const [text, setText] = useState('pnpm dev');
  const [result, setResult] = useState('—');

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="text:"
          aria-label="text"
          style={{ width: 220 }}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="primary" onClick={async () => setResult(String(await copyText(text)))}>
          copyText()
        </Button>
      </Flex>
      <Typography.Text code role="status">
        {result}
      </Typography.Text>
    </Flex>
  );
}
