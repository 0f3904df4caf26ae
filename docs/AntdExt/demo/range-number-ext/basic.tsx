import { RangeNumberExt, type RangeNumberValue } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useState } from 'react';

export default function BasicDemo() {
  const [range, setRange] = useState<RangeNumberValue>();

  return (
    <Flex gap="small" align="center" wrap>
      <RangeNumberExt aria-label="Quantity" value={range} onChange={setRange} />
      <Typography.Text role="status">{JSON.stringify(range) ?? 'undefined'}</Typography.Text>
    </Flex>
  );
}
