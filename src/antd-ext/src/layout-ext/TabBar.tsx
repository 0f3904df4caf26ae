import { Tabs } from 'antd';
import { type ComponentRef, type ReactNode, useRef } from 'react';
import { useTexts } from '../_internal/useTexts';
import { layoutTexts } from './texts';
import type { Navigation } from './useNavigation';

/** The tabs above the content. What they show is the content itself, so their own panels stay empty. */
export function TabBar({ standing, actions }: Navigation): ReactNode {
  const { tabs, activeTab } = standing;
  const text = useTexts(layoutTexts);
  const bar = useRef<ComponentRef<typeof Tabs>>(null);
  return (
    <Tabs
      ref={bar}
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
        const elements = bar.current?.nativeElement?.querySelectorAll<HTMLElement>('[role="tab"]');
        const index = tabs.findIndex((tab) => tab.key === key);
        // The × goes with its tab, and would take the focus along to nothing.
        (elements?.[index + 1] ?? elements?.[index - 1])?.focus();
        // An event would come of adding, for which there is no button.
        actions.controller.removeTab(key as string);
      }}
    />
  );
}
