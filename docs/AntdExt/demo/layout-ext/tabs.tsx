import { LayoutExt } from '@mtools/antd-ext';
import { Button, Card } from 'antd';
import { useEffect, useState } from 'react';
import { createHistory, usePath } from './history';
import { menu } from './menu';

function Page({ path, onOpen }: { path: string; onOpen: (path: string) => void }) {
  const layout = LayoutExt.useLayout();
  // Every page that is visited gets a tab; those of the menu are called as there.
  useEffect(() => {
    if (path.startsWith('/orders/')) layout.addTab({ label: `Order ${path.slice(8)}` });
    else layout.addTab();
  }, [layout, path]);
  return (
    <Card title={`Page ${path}`}>
      <Button onClick={() => onOpen('/orders/7')}>Open order 7</Button>
    </Card>
  );
}

export default function TabsDemo() {
  const [history] = useState(() => createHistory('/orders'));
  const path = usePath(history);
  return (
    <LayoutExt menu={menu} history={history} autoSelectFirstMenuOnNavbar>
      <Page path={path} onOpen={history.push} />
    </LayoutExt>
  );
}
