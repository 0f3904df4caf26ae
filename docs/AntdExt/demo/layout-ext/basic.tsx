import { LayoutExt } from '@mtools/antd-ext';
import { Card } from 'antd';
import { useState } from 'react';
import { createHistory, usePath } from './history';
import { menu } from './menu';

export default function BasicDemo() {
  const [history] = useState(() => createHistory('/stock/items'));
  const path = usePath(history);
  return (
    <LayoutExt
      menu={menu}
      history={history}
      collapsible
      autoSelectFirstMenuOnNavbar
      setTitle={({ collapsed }) => (collapsed ? 'S' : 'Shop')}
      headerExtra="Ada"
    >
      <Card title={`Page ${path}`}>Only this part scrolls.</Card>
    </LayoutExt>
  );
}
