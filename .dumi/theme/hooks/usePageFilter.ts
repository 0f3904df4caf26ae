import { type RefObject, useEffect } from 'react';

/**
 * Starts the filter of a page that a reader has moved to. On a page that was loaded, the inline script
 * (plugin/inline-scripts) has started it already.
 *
 * @param root the element with `data-filter`
 * @param filtered whether it has a filter
 */
export function usePageFilter(root: RefObject<HTMLElement | null>, filtered: boolean): void {
  useEffect(() => {
    const element = root.current;
    if (!filtered || !element) return;
    import('../common/controls/startFilter').then(({ startFilter }) => startFilter(element));
  }, [root, filtered]);
}
