import { LayoutExt, type LayoutMenuItem } from '@mtools/antd-ext';
import { Button, Card } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';
import { createHistory, usePath } from './history';
import { createMenu } from './menu';

export default function LateDemo() {
  const t = useDemoText();
  const [history] = useState(() => createHistory('/stock/items/42'));
  const path = usePath(history);
  const [menu, setMenu] = useState<LayoutMenuItem[]>([]);
  const [loading, setLoading] = useState(false);

  const load = async () => {
    setLoading(true);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    setMenu(createMenu(t));
    setLoading(false);
  };

  return (
    <LayoutExt menu={menu} history={history} setTitle={() => t('商城', 'Shop')}>
      <Card title={t(`页面 ${path}`, `Page ${path}`)}>
        <Button loading={loading} onClick={load}>
          {t('加载菜单', 'Load menu')}
        </Button>{' '}
        <Button onClick={() => history.push('/elsewhere')}>
          {t('前往菜单中没有的页面', 'Go to a page that is not in the menu')}
        </Button>
      </Card>
    </LayoutExt>
  );
}
