import { UploadExt, type UploadRejectReason } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

const send = () => sleep(1000);

export default function LimitsDemo() {
  const t = useDemoText();
  const [refused, setRefused] = useState<string[]>([]);

  const note = (file: File, reason: UploadRejectReason) => {
    setRefused((lines) => [...lines, `${file.name} (${reason})`]);
  };

  return (
    <Flex vertical gap="large">
      <div>
        <Typography.Paragraph>
          {t(
            '最多三张图片，每张不超过 2 MB；不符合时会弹出通知。',
            'Up to three images, 2 MB each; a notification shows why files are rejected.',
          )}
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
          {t(
            '一个 PDF，新文件会替换旧文件。未接受：',
            'One PDF; a new file replaces it. Rejected: ',
          )}
          {refused.join(', ') || t('无', 'nothing yet')}
        </Typography.Paragraph>
        <UploadExt accept=".pdf" maxCount={1} request={send} onReject={note} />
      </div>
    </Flex>
  );
}
