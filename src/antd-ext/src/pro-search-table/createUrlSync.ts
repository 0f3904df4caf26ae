import type { UrlSync } from './types';
import { readUrl, writeUrl } from './urlQuery';

/** Options of `createUrlSync`. */
export interface UrlSyncOptions {
  /** Put before every name in the address, for two tables on one page. */
  prefix?: string;
  /** Says where the table stands and what its query is, for a router that keeps both in the hash; `window.location` when omitted. */
  getLocation?: () => Pick<Location, 'pathname' | 'search'>;
  /**
   * Gets the new query of the address, with its `?` or empty, for a router that has to know; `history.replaceState`
   * when omitted.
   */
  replace?: (search: string) => void;
  /** Calls back when the address has changed, and returns what ends that; the event `popstate` when omitted. */
  listen?: (onChange: () => void) => () => void;
}

/**
 * Keeps page, size and search values of a `ProSearchTable` in the query of the address. It replaces the entry of the
 * history, so that "back" leaves the page, and keeps the state which a router has put there. It is apart from the
 * table, so that who does without it does not load it.
 *
 * @example
 * ```tsx
 * import { createUrlSync, ProSearchTable } from '@mtools/antd-ext';
 *
 * const urlSync = createUrlSync();
 *
 * <ProSearchTable urlSync={urlSync} columns={columns} request={loadUsers} />;
 * ```
 */
export function createUrlSync({
  prefix = '',
  getLocation = () => window.location,
  replace = replaceInHistory,
  listen = listenToHistory,
}: UrlSyncOptions = {}): UrlSync {
  // The page of the table, and the one for which it is being left: after "back" the address is that one's already,
  // while a router still loads it.
  let home: string | undefined;
  let next: string | undefined;
  return {
    read: (spec) => readUrl(getLocation().search, prefix, spec),
    write: (query, spec) => {
      const { pathname, search } = getLocation();
      if (pathname === next) return;
      home = pathname;
      const written = writeUrl(search, query, prefix, spec);
      if (written !== new URLSearchParams(search).toString()) replace(written && `?${written}`);
    },
    subscribe: (onReturn) => {
      home = getLocation().pathname;
      next = undefined;
      return listen(() => {
        const { pathname } = getLocation();
        next = pathname === home ? undefined : pathname;
        if (next === undefined) onReturn();
      });
    },
  };
}

function replaceInHistory(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

function listenToHistory(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}
