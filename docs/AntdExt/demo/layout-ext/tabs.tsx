import { LayoutExt } from '@mtools/antd-ext';
import { Button, Card } from 'antd';
import { useDemoText } from 'demo-text';
import { useEffect, useState } from 'react';
import { createHistory, usePath } from './history';
import { createMenu } from './menu';

function Page({ path, onOpen }: { path: string; onOpen: (path: string) => void }) {
  const t = useDemoText();
  const layout = LayoutExt.useLayout();
  // Every visited page gets a tab, named after its menu item if it has one.
  useEffect(() => {
    if (path.startsWith('/orders/'))
      layout.addTab({ label: t(`订单 ${path.slice(8)}`, `Order ${path.slice(8)}`) });
    else layout.addTab();
  }, [layout, path, t]);
  return (
    <Card title={t(`页面 ${path}`, `Page ${path}`)}>
      <Button onClick={() => onOpen('/orders/7')}>{t('打开订单 7', 'Open order 7')}</Button>
    </Card>
  );
}

export default function TabsDemo() {
  const t = useDemoText();
  const MENU = createMenu(t);
  const [history] = useState(() => createHistory('/orders'));
  const path = usePath(history);
  return (
    <LayoutExt menu={MENU} history={history} autoSelectFirstMenuOnNavbar>
      <Page path={path} onOpen={history.push} />
    </LayoutExt>
  );
}
