import { isEqual } from '@rc-component/util';
import { useEffect, useRef } from 'react';
import type { LayoutExtOwnProps } from './types';
import type { Navigation } from './useNavigation';

/** Tells when tabs were added, removed, or got another label. */
export function useTabsChange(
  { standing }: Navigation,
  onTabsChange: LayoutExtOwnProps['onTabsChange'],
): void {
  const tabs = standing.tabs.map(({ key, label }) => ({ key, label }));
  const told = useRef<unknown[]>([]);
  // The list is a new one after each render.
  useEffect(() => {
    const now = tabs.flatMap(({ key, label }) => [key, label]);
    if (isEqual(told.current, now, true)) return;
    told.current = now;
    onTabsChange?.(tabs);
  });
}
