import { UploadExt } from '@mtools/antd-ext';
import type { UploadFile } from 'antd';
import { useDemoText } from 'demo-text';

export default function StatusDemo() {
  const t = useDemoText();

  const FILES: UploadFile[] = [
    {
      uid: '1',
      name: 'contract.pdf',
      status: 'done',
      size: 482_304,
      url: 'https://example.com/contract.pdf',
    },
    { uid: '2', name: 'floor-plan.dwg', status: 'uploading', percent: 64, size: 18_874_368 },
    {
      uid: '3',
      name: 'price-list.xlsx',
      status: 'error',
      error: t('文件名已存在', 'The file name already exists'),
      size: 0,
    },
    // A special character reverses the text direction, so that the name would read as exe.png.
    { uid: '4', name: 'photo\u202egnp.exe', status: 'done', size: 1_024 },
  ];

  return <UploadExt defaultValue={FILES} beforeUpload={() => false} />;
}
