import { readFile } from '@mtools/browser-utils';
import { Button, Flex, Input, Segmented, Typography } from 'antd';
import { useState } from 'react';

const READERS = {
  text: (file: Blob) => readFile(file, 'text'),
  dataURL: (file: Blob) => readFile(file, 'dataURL'),
  arrayBuffer: async (file: Blob) =>
    JSON.stringify([...new Uint8Array(await readFile(file, 'arrayBuffer'))]),
};

export default function ReadFileDemo() {
  const [text, setText] = useState('name,age');
  const [as, setAs] = useState<keyof typeof READERS>('dataURL');
  const [result, setResult] = useState('—');

  const read = async () => setResult(await READERS[as](new Blob([text], { type: 'text/csv' })));

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
        <Segmented<keyof typeof READERS>
          aria-label="as"
          options={['text', 'dataURL', 'arrayBuffer']}
          value={as}
          onChange={setAs}
        />
        <Button type="primary" onClick={read}>
          readFile()
        </Button>
      </Flex>
      <Typography.Text code role="status">
        {result}
      </Typography.Text>
    </Flex>
  );
}
