import { UploadExt } from '@mtools/antd-ext';
import { Flex, type UploadFile } from 'antd';
import { useDemoText } from 'demo-text';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function ThemesDemo() {
  const t = useDemoText();

  function filesOf(theme: string): UploadFile[] {
    return [
      { uid: '1', name: `${theme}.pdf`, status: 'done', size: 20_480 },
      {
        uid: '2',
        name: 'draft.pdf',
        status: 'error',
        error: t('文件已过期', 'The file has expired'),
        size: 4_096,
      },
    ];
  }

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
