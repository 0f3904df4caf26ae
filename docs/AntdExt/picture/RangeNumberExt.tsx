import { RangeNumberExt } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

export default function RangeNumberExtPicture() {
  const t = useDemoText();
  return (
    <Flex vertical gap="middle" style={{ width: 240 }}>
      <RangeNumberExt aria-label={t('价格', 'Price')} defaultValue={[100, 500]} />
      <RangeNumberExt aria-label={t('数量', 'Quantity')} status="error" defaultValue={[20, 10]} />
    </Flex>
  );
}
