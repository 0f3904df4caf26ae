import { UploadExt } from '@mtools/antd-ext';
import { Flex, type UploadFile } from 'antd';

const THEMES = ['zeus', 'hermes', 'default'] as const;

const filesOf = (theme: string): UploadFile[] => [
  { uid: '1', name: `${theme}.pdf`, status: 'done', size: 20_480 },
  { uid: '2', name: 'draft.pdf', status: 'error', error: 'Too old', size: 4_096 },
];

export default function ThemesDemo() {
  return (
    <Flex vertical gap="large">
      {THEMES.map((theme) => (
        <UploadExt
          key={theme}
          theme={theme}
          defaultValue={filesOf(theme)}
          beforeUpload={() => false}
        />
      ))}
    </Flex>
  );
}
