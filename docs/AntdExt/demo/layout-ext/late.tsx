import { LayoutExt, type LayoutMenuItem } from '@mtools/antd-ext';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { createHistory, usePath } from './history';
import { menu as permitted } from './menu';

export default function LateDemo() {
  const [history] = useState(() => createHistory('/stock/items/42'));
  const path = usePath(history);
  const [menu, setMenu] = useState<LayoutMenuItem[]>([]);
  const [loading, setLoading] = useState(false);

  const load = async () => {
    setLoading(true);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    setMenu(permitted);
    setLoading(false);
  };

  return (
    <LayoutExt menu={menu} history={history} setTitle={() => 'Shop'}>
      <Card title={`Page ${path}`}>
        <Button loading={loading} onClick={load}>
          Load the menu
        </Button>{' '}
        <Button onClick={() => history.push('/elsewhere')}>Go to a page without an item</Button>
      </Card>
    </LayoutExt>
  );
}
