import { ProInputNumber } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

const WIDE = { width: 200 };

export default function PrecisionDemo() {
  const t = useDemoText();
  return (
    <Flex gap="middle" wrap>
      <ProInputNumber
        needThousandths
        precision={2}
        aria-label={t('金额', 'Amount')}
        placeholder={t('2 位小数', '2 decimals')}
        style={WIDE}
      />
      <ProInputNumber
        precision={0}
        min={0}
        aria-label={t('数量', 'Pieces')}
        placeholder={t('整数', 'whole number')}
        style={WIDE}
      />
      <ProInputNumber
        precision={2}
        padDecimals
        prefix="¥"
        aria-label={t('价格', 'Price')}
        defaultValue={9.9}
        style={WIDE}
      />
    </Flex>
  );
}
