import type { LayoutHistory } from '@mtools/antd-ext';
import { useSyncExternalStore } from 'react';

/** A minimal router; in an application, pass your own. */
export function createHistory(pathname: string): LayoutHistory {
  const listeners = new Set<() => void>();
  const history: LayoutHistory = {
    location: { pathname },
    push: (path) => {
      history.location = { pathname: path };
      for (const listener of listeners) listener();
    },
    listen: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
  return history;
}

export function usePath(history: LayoutHistory): string {
  const read = () => history.location.pathname;
  return useSyncExternalStore(history.listen, read, read);
}
