import { RadioGroupExt } from '@mtools/antd-ext';
import { latest, sleep } from '@mtools/isomorphic-utils';
import { Flex, type RadioChangeEvent, Typography } from 'antd';
import { useState } from 'react';

const STATUS = { open: 'Open', closed: 'Closed' };
const ORDERS = [{ status: 'open' }, { status: 'open' }, { status: 'closed' }];

/** Without a status all orders are meant. */
async function countOrders(status: string | undefined) {
  await sleep(1000);
  return ORDERS.filter((order) => !status || order.status === status).length;
}

export default function DeselectDemo() {
  const [found, setFound] = useState('3');
  // An older answer may come last.
  const [countLatest] = useState(() => latest(countOrders));

  const search = async (event: RadioChangeEvent) => {
    setFound('…');
    setFound(String(await countLatest(event.target.value)));
  };

  return (
    <Flex gap="middle" align="center" wrap>
      <RadioGroupExt aria-label="Status" dataMap={STATUS} allowDeselect onChange={search} />
      <Typography.Text role="status">Orders: {found}</Typography.Text>
    </Flex>
  );
}
