import { LayoutExt, type LayoutMenuItem } from '@mtools/antd-ext';
import { Card } from 'antd';
import { useState } from 'react';
import { createHistory, usePath } from './history';

const menu: LayoutMenuItem[] = [
  { key: '/orders', label: 'Orders' },
  { key: 'docs', label: 'antd', path: 'https://ant.design', navigationMode: 'open' },
  { key: 'help', label: 'Help', navigationMode: 'none' },
];

export default function ModesDemo() {
  const [history] = useState(() => createHistory('/orders/7'));
  const path = usePath(history);
  const [log, setLog] = useState('');
  return (
    <LayoutExt
      menu={[{ key: 'root', children: menu }]}
      history={history}
      setTitle={() => 'Shop'}
      onSelect={({ key, navigationMode }) => setLog(`onSelect: ${key}, ${navigationMode}`)}
    >
      <Card title={`Page ${path}`}>{log || 'Pick an item of the menu.'}</Card>
    </LayoutExt>
  );
}
