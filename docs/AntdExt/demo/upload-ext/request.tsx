import { UploadExt, type UploadRequestContext } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Flex, Typography } from 'antd';
import { useState } from 'react';

const STEPS = 10;

/** As a server would take a file: in one second. It refuses names with `fail` the first time. */
async function send(file: File, { onProgress, signal }: UploadRequestContext, refuse: boolean) {
  for (let step = 1; step <= STEPS; step += 1) {
    await sleep(1000 / STEPS, { signal });
    onProgress((step / STEPS) * 100);
  }
  if (refuse) throw new Error('The server is busy');
  return { response: { bytes: file.size } };
}

export default function RequestDemo() {
  const [tried, setTried] = useState<string[]>([]);
  const [saved, setSaved] = useState('nothing yet');

  return (
    <Flex vertical gap="middle">
      <UploadExt
        multiple
        request={(file, context) => {
          const refuse = file.name.includes('fail') && !tried.includes(file.name);
          setTried((names) => [...names, file.name]);
          return send(file, context, refuse);
        }}
        onChange={(_, { file }) => {
          if (file.status === 'done') setSaved(`${file.name}, ${file.response?.bytes} bytes`);
        }}
      />
      <Typography.Text>Saved last: {saved}</Typography.Text>
    </Flex>
  );
}
