import { ProInputNumber } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

export default function ProInputNumberPicture() {
  const t = useDemoText();
  return (
    <Flex vertical gap="middle" style={{ width: 220 }}>
      <ProInputNumber
        aria-label={t('金额', 'Amount')}
        prefix={t('¥', '$')}
        needThousandths
        precision={2}
        defaultValue={1280500.75}
        style={{ width: '100%' }}
      />
      <ProInputNumber
        aria-label={t('折扣', 'Discount')}
        suffix="%"
        defaultValue={12.5}
        style={{ width: '100%' }}
      />
    </Flex>
  );
}
