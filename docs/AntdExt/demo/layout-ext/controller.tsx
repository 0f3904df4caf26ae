import { LayoutExt } from '@mtools/antd-ext';
import { Button, Card, Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';
import { createHistory, usePath } from './history';
import { createMenu } from './menu';

export default function ControllerDemo() {
  const t = useDemoText();
  const MENU = createMenu(t);
  const layout = LayoutExt.useLayout();
  const [history] = useState(() => createHistory('/orders'));
  const path = usePath(history);
  const [state, setState] = useState('');
  return (
    <LayoutExt layout={layout} menu={MENU} history={history}>
      <Card title={t(`页面 ${path}`, `Page ${path}`)}>
        <Flex wrap gap="small">
          <Button onClick={() => layout.activeNav('system')}>activeNav('system')</Button>
          <Button onClick={() => layout.activeMenu('/stock/items')}>
            activeMenu('/stock/items')
          </Button>
          <Button onClick={() => layout.setOpenKey('stock')}>setOpenKey('stock')</Button>
          <Button onClick={() => layout.setOpenKey()}>setOpenKey()</Button>
          <Button onClick={() => layout.addTab('/users')}>addTab('/users')</Button>
          <Button onClick={() => layout.removeTab('/users')}>removeTab('/users')</Button>
          <Button onClick={() => setState(JSON.stringify(layout.state))}>state</Button>
        </Flex>
        {state && <Typography.Paragraph code>{state}</Typography.Paragraph>}
      </Card>
    </LayoutExt>
  );
}
