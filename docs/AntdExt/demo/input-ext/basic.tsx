import { InputExt } from '@mtools/antd-ext';
import { Flex, Space } from 'antd';
import { useDemoText } from 'demo-text';

export default function BasicDemo() {
  const t = useDemoText();
  return (
    <Flex vertical gap="middle" style={{ maxWidth: 360 }}>
      <InputExt aria-label={t('姓名', 'Name')} placeholder={t('姓名', 'Name')} allowClear />
      <InputExt
        aria-label={t('编号', 'Code')}
        placeholder={t('编号', 'Code')}
        prefix="SN-"
        maxLength={8}
        showCount
        autoComplete="on"
      />
      <Space.Compact block>
        <InputExt aria-label={t('区号', 'Area code')} defaultValue="0571" style={{ width: 80 }} />
        <InputExt aria-label={t('电话', 'Telephone')} defaultValue="26888888" />
      </Space.Compact>
    </Flex>
  );
}
