import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query; false on a server and while hydrating. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = ask(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  const read = () => Boolean(ask(query)?.matches);
  return useSyncExternalStore(subscribe, read, () => false);
}

// jsdom has no media queries.
const ask = (query: string) => window.matchMedia?.(query);
