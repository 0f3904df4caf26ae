import { ButtonExt } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

export default function ButtonExtPicture() {
  const t = useDemoText();
  return (
    <Flex vertical gap="middle" align="center">
      <ButtonExt type="primary" loading>
        {t('正在提交', 'Submitting')}
      </ButtonExt>
      <Flex gap="small">
        <ButtonExt>{t('保存', 'Save')}</ButtonExt>
        <ButtonExt danger>{t('删除', 'Delete')}</ButtonExt>
      </Flex>
    </Flex>
  );
}
