import { LayoutExt, SIDER_COLLAPSED_WIDTH, SIDER_WIDTH } from '@mtools/antd-ext';
import { Card, Switch } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';
import { createHistory } from './history';
import { createMenu } from './menu';

export default function CollapseDemo() {
  const t = useDemoText();
  const MENU = createMenu(t);
  const [history] = useState(() => createHistory('/stock/items'));
  const [hidden, setHidden] = useState(false);
  const [log, setLog] = useState('');
  return (
    <LayoutExt
      menu={MENU.slice(0, 1)}
      history={history}
      collapsible
      siderWidth={SIDER_WIDTH + 26}
      collapsedWidth={hidden ? 0 : SIDER_COLLAPSED_WIDTH}
      trigger={(collapsed) => (collapsed ? t('展开', 'Expand') : t('收起', 'Collapse'))}
      setTitle={({ collapsed }) => (collapsed ? t('商', 'MS') : t('我的商城', 'My shop'))}
      onCollapse={(collapsed, { type, siderWidth, collapsedWidth }) =>
        setLog(`${type}: ${collapsed ? collapsedWidth : siderWidth} px`)
      }
      headerExtra={
        <span>
          {t('完全隐藏', 'Hide completely')}{' '}
          <Switch
            aria-label={t('完全隐藏', 'Hide completely')}
            size="small"
            checked={hidden}
            onChange={setHidden}
          />
        </span>
      }
    >
      <Card title={t('展开后，之前打开的分组会恢复', 'Open groups reopen after expanding')}>
        {log || t('请收起菜单。', 'Collapse the menu.')}
      </Card>
    </LayoutExt>
  );
}
