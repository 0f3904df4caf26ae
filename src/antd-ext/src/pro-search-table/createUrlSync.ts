import type { UrlSync } from './types';
import { readUrl, writeUrl } from './urlQuery';

/** Options of `createUrlSync`. */
export interface UrlSyncOptions {
  /** Put before every name in the address, for two tables on one page. */
  prefix?: string;
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
export function createUrlSync({ prefix = '' }: UrlSyncOptions = {}): UrlSync {
  return {
    read: (spec) => readUrl(window.location.search, prefix, spec),
    write: (query, spec) => {
      const { pathname, search, hash } = window.location;
      const next = writeUrl(search, query, prefix, spec);
      if (next === new URLSearchParams(search).toString()) return;
      const address = `${pathname}${next && `?${next}`}${hash}`;
      window.history.replaceState(window.history.state, '', address);
    },
    subscribe: (onReturn) => {
      window.addEventListener('popstate', onReturn);
      return () => window.removeEventListener('popstate', onReturn);
    },
  };
}
