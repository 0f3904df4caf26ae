import { LayoutExt, type LayoutMenuItem } from '@mtools/antd-ext';
import { Card } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';
import { createHistory, usePath } from './history';

export default function ModesDemo() {
  const t = useDemoText();
  const MENU: LayoutMenuItem[] = [
    { key: '/orders', label: t('订单', 'Orders') },
    { key: 'docs', label: 'antd', path: 'https://ant.design', navigationMode: 'open' },
    { key: 'help', label: t('帮助', 'Help'), navigationMode: 'none' },
  ];

  const [history] = useState(() => createHistory('/orders/7'));
  const path = usePath(history);
  const [log, setLog] = useState('');
  return (
    <LayoutExt
      menu={[{ key: 'root', children: MENU }]}
      history={history}
      setTitle={() => t('商城', 'Shop')}
      onSelect={({ key, navigationMode }) => setLog(`onSelect: ${key}, ${navigationMode}`)}
    >
      <Card title={t(`页面 ${path}`, `Page ${path}`)}>
        {log || t('请选择一个菜单项。', 'Select a menu item.')}
      </Card>
    </LayoutExt>
  );
}
