import { RangeNumberExt, type RangeNumberValue } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function BasicDemo() {
  const t = useDemoText();
  const [range, setRange] = useState<RangeNumberValue>();

  return (
    <Flex gap="small" align="center" wrap>
      <RangeNumberExt aria-label={t('数量', 'Quantity')} value={range} onChange={setRange} />
      <Typography.Text role="status">{JSON.stringify(range) ?? 'undefined'}</Typography.Text>
    </Flex>
  );
}
