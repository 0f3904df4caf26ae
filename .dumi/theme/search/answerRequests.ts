import { createSearch } from './createSearch';
import type { SearchIndex, SearchRequest, SearchResponse } from './types';

type Search = ReturnType<typeof createSearch>;

/**
 * The worker's two actions: `generate-metadata` loads an index and makes it searchable, and
 * `get-search-result` searches it, waiting for it if need be.
 *
 * @param load fetches and parses an index
 * @returns a function that responds to a request; it never rejects
 */
export function answerRequests(load: (url: string) => Promise<unknown>) {
  let search: Promise<Search> = Promise.reject(new Error('No index has been asked for'));
  // Reported where it is awaited.
  search.catch(() => {});

  return async (request: SearchRequest): Promise<SearchResponse> => {
    const { id, action } = request;
    try {
      if (action === 'generate-metadata') {
        search = load(request.url).then((index) => createSearch(checkIndex(index)));
        await search;
        return { id, action };
      }
      const find = await search;
      return { id, action, results: find(request.keywords, request.scope) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** A host may respond with anything; what is not an index must not look like one without results. */
function checkIndex(value: unknown): SearchIndex {
  const index = value as Partial<SearchIndex> | null;
  if (!Array.isArray(index?.pages) || !Array.isArray(index.groups)) {
    throw new Error('The file is not a search index');
  }
  return index as SearchIndex;
}
