import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window answers a media query with yes. On a server and while hydrating it does not. */
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
