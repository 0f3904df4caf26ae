import { RangeNumberExt, type RangeNumberValue } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function OrderDemo() {
  const t = useDemoText();
  const [range, setRange] = useState<RangeNumberValue>([null, null]);
  const [free, setFree] = useState<RangeNumberValue>([90, 10]);

  return (
    <Flex vertical gap="middle">
      <Flex gap="small" align="center" wrap>
        <RangeNumberExt
          aria-label={t('利率', 'Rate')}
          precision={1}
          placeholder={['9', '1']}
          value={range}
          onChange={setRange}
        />
        <Typography.Text role="status">{JSON.stringify(range)}</Typography.Text>
      </Flex>
      <Flex gap="small" align="center" wrap>
        <RangeNumberExt
          order="none"
          aria-label={t('倒计时', 'Countdown')}
          value={free}
          onChange={setFree}
        />
        <Typography.Text role="status">{JSON.stringify(free)}</Typography.Text>
      </Flex>
    </Flex>
  );
}
