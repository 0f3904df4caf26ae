import { ButtonExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function BothDemo() {
  const t = useDemoText();
  const [orders, setOrders] = useState(0);

  const order = async () => {
    await sleep(1000);
    setOrders((count) => count + 1);
  };

  return (
    <Flex gap="small" align="center" wrap>
      <ButtonExt type="primary" isAsyncClick debounce={2000} onClick={order}>
        {t('下单', 'Place order')}
      </ButtonExt>
      <Typography.Text role="status">
        {t(`已下单：${orders}`, `Orders placed: ${orders}`)}
      </Typography.Text>
    </Flex>
  );
}
