import { UploadExt } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';

export default function UploadExtPicture() {
  const t = useDemoText();
  return (
    <div style={{ width: 320 }}>
      <UploadExt
        beforeUpload={() => false}
        defaultValue={[
          { uid: '1', name: t('合同.pdf', 'contract.pdf'), status: 'done', size: 482_304 },
          {
            uid: '2',
            name: t('户型图.dwg', 'floor-plan.dwg'),
            status: 'uploading',
            percent: 64,
            size: 18_874_368,
          },
        ]}
      />
    </div>
  );
}
