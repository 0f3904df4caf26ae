import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../_internal/useTexts';
import { layoutTexts } from './texts';
import type { Navigation } from './useNavigation';

/** The tabs above the content. What they show is the content itself, so their own panels stay empty. */
export function TabBar({ standing, actions }: Navigation): ReactNode {
  const { tabs, activeTab } = standing;
  const text = useTexts(layoutTexts);
  return (
    <Tabs
      type="editable-card"
      size="small"
      hideAdd
      locale={{ removeAriaLabel: text.closeTab }}
      styles={{ body: { display: 'none' } }}
      // None is active on a page that has no tab; with `undefined` antd would take the first.
      activeKey={activeTab?.key ?? ''}
      items={tabs.map(({ key, label }) => ({ key, label, closable: tabs.length > 1 }))}
      onTabClick={actions.pickTab}
      onEdit={(key) => {
        // Else it would be the event by which a tab is added.
        if (typeof key === 'string') actions.controller.removeTab(key);
      }}
    />
  );
}
