import { LayoutExt } from '@mtools/antd-ext';
import { Card, Flex, Statistic } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';
import { createHistory } from '../demo/layout-ext/history';
import { createMenu } from '../demo/layout-ext/menu';

export default function LayoutExtPicture() {
  const t = useDemoText();
  const [history] = useState(() => createHistory('/orders'));
  return (
    <LayoutExt
      style={{ inlineSize: '100%', blockSize: '100%' }}
      menu={createMenu(t)}
      history={history}
      headerExtra={t('张伟', 'Ada')}
    >
      <Flex gap="middle">
        <Card style={{ flex: 1 }}>
          <Statistic title={t('今日订单', 'Orders today')} value={1280} />
        </Card>
        <Card style={{ flex: 1 }}>
          <Statistic title={t('待发货', 'To be shipped')} value={96} />
        </Card>
      </Flex>
    </LayoutExt>
  );
}
