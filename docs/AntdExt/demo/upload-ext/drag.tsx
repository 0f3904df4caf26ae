import { UploadExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Typography } from 'antd';

const send = () => sleep(1000);

export default function DragDemo() {
  return (
    <UploadExt type="drag" multiple pastable accept=".pdf,.txt" request={send}>
      <Typography.Text strong>Drop files here, or choose them</Typography.Text>
      <br />
      <Typography.Text type="secondary">PDF or text; pasting works as well</Typography.Text>
    </UploadExt>
  );
}
