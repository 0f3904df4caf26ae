import { UploadExt, type UploadRequestContext } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

const STEPS = 10;

export default function RequestDemo() {
  const t = useDemoText();

  /** Simulates an upload that takes one second. File names with `fail` are refused the first time. */
  async function send(file: File, { onProgress, signal }: UploadRequestContext, refuse: boolean) {
    for (let step = 1; step <= STEPS; step += 1) {
      await sleep(1000 / STEPS, { signal });
      onProgress((step / STEPS) * 100);
    }
    if (refuse) throw new Error(t('服务器繁忙', 'The server is busy'));
    return { response: { bytes: file.size } };
  }

  const [tried, setTried] = useState<string[]>([]);
  const [saved, setSaved] = useState<string>();

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
          if (file.status === 'done')
            setSaved(
              t(
                `${file.name}，${file.response?.bytes} 字节`,
                `${file.name}, ${file.response?.bytes} bytes`,
              ),
            );
        }}
      />
      <Typography.Text>
        {t(`最近保存：${saved ?? '无'}`, `Last saved: ${saved ?? 'nothing yet'}`)}
      </Typography.Text>
    </Flex>
  );
}
