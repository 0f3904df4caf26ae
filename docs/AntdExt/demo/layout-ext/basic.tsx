import { LayoutExt } from '@mtools/antd-ext';
import { Card, Typography } from 'antd';
import { useState } from 'react';
import { createHistory, usePath } from './history';
import { menu } from './menu';

const ROWS = Array.from({ length: 20 }, (_, index) => `Row ${index + 1}`);

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
      <Card title={`Page ${path}`}>
        <Typography.Paragraph>Only this part scrolls.</Typography.Paragraph>
        {ROWS.map((row) => (
          <Typography.Paragraph key={row}>{row}</Typography.Paragraph>
        ))}
      </Card>
    </LayoutExt>
  );
}
