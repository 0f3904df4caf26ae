import { RadioGroupExt } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

export default function RadioGroupExtPicture() {
  const t = useDemoText();
  const STATUS = {
    draft: t('草稿', 'Draft'),
    open: t('进行中', 'Open'),
    closed: t('已关闭', 'Closed'),
  };
  return (
    <Flex vertical gap="large" align="center">
      <RadioGroupExt
        aria-label={t('状态', 'Status')}
        dataMap={STATUS}
        defaultValue="open"
        optionType="button"
        buttonStyle="solid"
      />
      <RadioGroupExt aria-label={t('状态', 'Status')} dataMap={STATUS} defaultValue="draft" />
    </Flex>
  );
}
