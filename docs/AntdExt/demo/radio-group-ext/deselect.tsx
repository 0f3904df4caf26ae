import { RadioGroupExt } from '@mtools/antd-ext';
import { latest, sleep } from '@mtools/isomorphic-utils';
import { Flex, type RadioChangeEvent, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

const ORDERS = [{ status: 'open' }, { status: 'open' }, { status: 'closed' }];

/** Without a status, counts all orders. */
async function countOrders(status: string | undefined) {
  await sleep(1000);
  return ORDERS.filter((order) => !status || order.status === status).length;
}

export default function DeselectDemo() {
  const t = useDemoText();

  const STATUS = { open: t('进行中', 'Open'), closed: t('已关闭', 'Closed') };

  const [found, setFound] = useState('3');
  // An earlier response may arrive late.
  const [countLatest] = useState(() => latest(countOrders));

  const search = async (event: RadioChangeEvent) => {
    setFound('…');
    setFound(String(await countLatest(event.target.value)));
  };

  return (
    <Flex gap="middle" align="center" wrap>
      <RadioGroupExt
        aria-label={t('状态', 'Status')}
        dataMap={STATUS}
        allowDeselect
        onChange={search}
      />
      <Typography.Text role="status">{t(`订单：${found}`, `Orders: ${found}`)}</Typography.Text>
    </Flex>
  );
}
