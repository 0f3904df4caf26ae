import { RangeNumberExt } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

export default function SidesDemo() {
  const t = useDemoText();
  return (
    <Flex vertical gap="middle" align="start">
      <RangeNumberExt
        aria-label={t('重量', 'Weight')}
        separator={t('至', 'to')}
        beforeInputNumberProps={{ min: 0, suffix: 'kg' }}
        afterInputNumberProps={{ max: 500, suffix: 'kg' }}
        style={{ width: 280 }}
      />
      <RangeNumberExt
        aria-label={t('温度', 'Temperature')}
        disabled={[true, false]}
        defaultValue={[-20, 35]}
      />
      <RangeNumberExt
        aria-label={t('长度', 'Length')}
        variant="filled"
        allowClear
        defaultValue={[5, 80]}
      />
    </Flex>
  );
}
