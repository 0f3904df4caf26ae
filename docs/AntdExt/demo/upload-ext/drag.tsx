import { UploadExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Typography } from 'antd';
import { useDemoText } from 'demo-text';

const send = () => sleep(1000);

export default function DragDemo() {
  const t = useDemoText();
  return (
    <UploadExt type="drag" multiple pastable accept=".pdf,.txt" request={send}>
      <Typography.Text strong>
        {t('将文件拖到这里，或点击选择', 'Drop files here, or click to select')}
      </Typography.Text>
      <br />
      <Typography.Text type="secondary">
        {t('支持 PDF 或文本，也可以粘贴', 'PDF or text; pasting works too')}
      </Typography.Text>
    </UploadExt>
  );
}
