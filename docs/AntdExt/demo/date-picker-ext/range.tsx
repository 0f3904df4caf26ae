import { DatePickerExt, type RangeValue } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function RangeDemo() {
  const t = useDemoText();
  const [found, setFound] = useState<string>();

  const search = async (period: RangeValue<'YYYY-MM-DD'> | null) => {
    if (!period) {
      setFound(undefined);
      return;
    }
    setFound(t('查询中……', 'searching …'));
    await sleep(1000);
    setFound(t(`${period.join(' 至 ')} 的全部订单`, `all from ${period.join(' to ')}`));
  };

  return (
    <Flex vertical gap="small" align="start">
      <DatePickerExt.RangePicker
        aria-label={t('下单日期', 'Ordered')}
        valueFormat="YYYY-MM-DD"
        shortcuts={['today', 'last7', 'last30', 'thisMonth', 'lastMonth']}
        onChange={search}
        style={{ width: 280 }}
      />
      <Typography.Text role="status">
        {t(`订单：${found ?? '请选择时间段'}`, `Orders: ${found ?? 'select a range'}`)}
      </Typography.Text>
    </Flex>
  );
}
