import { UploadExt, type UploadRejectReason } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Flex, Typography } from 'antd';
import { useState } from 'react';

const send = () => sleep(1000);

export default function LimitsDemo() {
  const [refused, setRefused] = useState<string[]>([]);

  const note = (file: File, reason: UploadRejectReason) => {
    setRefused((lines) => [...lines, `${file.name} (${reason})`]);
  };

  return (
    <Flex vertical gap="large">
      <div>
        <Typography.Paragraph>
          At most three pictures of 2 MB each; a notification says what is wrong.
        </Typography.Paragraph>
        <UploadExt
          multiple
          accept="image/*"
          maxSize={2}
          maxCount={3}
          uploadBtnPosition="top"
          request={send}
        />
      </div>
      <div>
        <Typography.Paragraph>
          One PDF, which a new one replaces; refused: {refused.join(', ') || 'nothing yet'}
        </Typography.Paragraph>
        <UploadExt accept=".pdf" maxCount={1} request={send} onReject={note} />
      </div>
    </Flex>
  );
}
