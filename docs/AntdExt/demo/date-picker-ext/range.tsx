import { DatePickerExt, type RangeValue } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Flex, Typography } from 'antd';
import { useState } from 'react';

export default function RangeDemo() {
  const [found, setFound] = useState('choose a period');

  const search = async (period: RangeValue<'YYYY-MM-DD'> | null) => {
    if (!period) {
      setFound('choose a period');
      return;
    }
    setFound('searching');
    await sleep(1000);
    setFound(`all from ${period.join(' to ')}`);
  };

  return (
    <Flex vertical gap="small" align="start">
      <DatePickerExt.RangePicker
        aria-label="Ordered"
        valueFormat="YYYY-MM-DD"
        shortcuts={['today', 'last7', 'last30', 'thisMonth', 'lastMonth']}
        onChange={search}
        style={{ width: 280 }}
      />
      <Typography.Text role="status">Orders: {found}</Typography.Text>
    </Flex>
  );
}
