import { LayoutExt, SIDER_COLLAPSED_WIDTH, SIDER_WIDTH } from '@mtools/antd-ext';
import { Card, Switch } from 'antd';
import { useState } from 'react';
import { createHistory } from './history';
import { menu } from './menu';

export default function CollapseDemo() {
  const [history] = useState(() => createHistory('/stock/items'));
  const [hidden, setHidden] = useState(false);
  const [log, setLog] = useState('');
  return (
    <LayoutExt
      menu={menu.slice(0, 1)}
      history={history}
      collapsible
      siderWidth={SIDER_WIDTH + 26}
      collapsedWidth={hidden ? 0 : SIDER_COLLAPSED_WIDTH}
      trigger={(collapsed) => (collapsed ? 'Expand' : 'Collapse')}
      setTitle={({ collapsed }) => (collapsed ? 'MS' : 'My shop')}
      onCollapse={(collapsed, { type, siderWidth, collapsedWidth }) =>
        setLog(`${type}: ${collapsed ? collapsedWidth : siderWidth} px`)
      }
      headerExtra={
        <span>
          Hide completely{' '}
          <Switch aria-label="Hide completely" size="small" checked={hidden} onChange={setHidden} />
        </span>
      }
    >
      <Card title="Open groups are open again after expanding">{log || 'Collapse the menu.'}</Card>
    </LayoutExt>
  );
}
