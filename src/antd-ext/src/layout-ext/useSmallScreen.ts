import { useSyncExternalStore } from 'react';

/** Where a side menu would leave too little for the content: below antd's breakpoint `sm`. */
export const SMALL_SCREEN = '(max-width: 575.98px)';

/** Whether the window is so narrow. On a server and while hydrating it is not. */
export const useSmallScreen = (): boolean => useSyncExternalStore(subscribe, isSmall, () => false);

// jsdom has no media queries.
const query = () => window.matchMedia?.(SMALL_SCREEN);
const isSmall = () => query()?.matches ?? false;

function subscribe(onChange: () => void): () => void {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
