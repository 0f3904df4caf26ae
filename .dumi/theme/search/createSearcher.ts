import type { SearchClient } from './createClient';
import { isBlank } from './isBlank';
import type { Scope, SearchResults } from './types';

/** How long after the last key results are asked for, in ms. */
export const SEARCH_DELAY_MS = 200;

export interface SearchState {
  /** Undefined as long as nothing has been looked for. */
  results?: SearchResults;
  /** The query of the results. */
  answered?: { keywords: string; scope: Scope };
  /** Whether a query is pending. */
  loading: boolean;
  /** Whether the index or the worker could not be loaded. */
  failed: boolean;
}

export const emptyState: SearchState = { loading: false, failed: false };

/**
 * Turns what is typed into results: asked for 200 ms after the last key, cleared at once by an empty
 * query, and never those of an earlier query after a later one.
 *
 * @param client the worker's
 * @param onChange called with each new state
 */
export function createSearcher(client: SearchClient, onChange: (state: SearchState) => void) {
  let state = emptyState;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the latest query; results of others are dropped. */
  let latest = 0;

  const change = (next: SearchState) => {
    state = next;
    onChange(next);
  };

  const ask = async (keywords: string, scope: Scope, query: number) => {
    try {
      const results = await client.search(keywords, scope);
      if (query !== latest) return;
      change({ results, answered: { keywords, scope }, loading: false, failed: false });
    } catch {
      if (query === latest) change({ ...emptyState, failed: true });
    }
  };

  const search = (keywords: string, scope: Scope) => {
    clearTimeout(timer);
    latest += 1;
    const query = latest;
    if (isBlank(keywords)) {
      change(emptyState);
      return;
    }
    // Until the new results are there, those of the query before stay: the list does not flicker.
    change({ ...state, loading: true, failed: false });
    timer = setTimeout(() => ask(keywords, scope, query), SEARCH_DELAY_MS);
  };

  return {
    search,
    /** Forgets what is pending; nothing is reported any more. */
    stop: () => {
      clearTimeout(timer);
      latest += 1;
    },
  };
}
