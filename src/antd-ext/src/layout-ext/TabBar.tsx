import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../_internal/useTexts';
import type { StoredTab } from './layoutStore';
import { layoutTexts } from './texts';

interface TabBarProps {
  tabs: StoredTab[];
  active: StoredTab | undefined;
  onPick: (tab: StoredTab) => void;
  onRemove: (key: string) => void;
}

/** The tabs above the content. What they show is the content itself, so their own panels stay empty. */
export function TabBar({ tabs, active, onPick, onRemove }: TabBarProps): ReactNode {
  const text = useTexts(layoutTexts);
  return (
    <Tabs
      type="editable-card"
      size="small"
      hideAdd
      locale={{ removeAriaLabel: text.closeTab }}
      styles={{ body: { display: 'none' } }}
      // None is active on a page that has no tab; with `undefined` antd would take the first.
      activeKey={active?.key ?? ''}
      items={tabs.map(({ key, label }) => ({ key, label, closable: tabs.length > 1 }))}
      onTabClick={(key) => {
        const tab = tabs.find((each) => each.key === key);
        if (tab) onPick(tab);
      }}
      onEdit={(key, action) => {
        if (action === 'remove' && typeof key === 'string') onRemove(key);
      }}
    />
  );
}
