import type { Scope, SearchRequest, SearchResponse, SearchResults } from './types';

export type Search = (keywords: string, scope: Scope) => SearchResults | Promise<SearchResults>;

/**
 * Opens an index.
 *
 * @param url address of its first file
 * @param load fetches and parses a file
 */
export type Open = (url: string, load: (url: string) => Promise<unknown>) => Promise<Search>;

/**
 * The worker's two actions: `generate-metadata` loads an index and makes it searchable, and
 * `get-search-result` searches it, waiting for it if need be.
 *
 * @param open opens the index at an address
 * @returns a function that responds to a request; it never rejects
 */
export function answerRequests(open: (url: string) => Promise<Search>) {
  let search: Promise<Search> = Promise.reject(new Error('No index has been asked for'));
  // Reported where it is awaited.
  search.catch(() => {});

  return async (request: SearchRequest): Promise<SearchResponse> => {
    const { id, action } = request;
    try {
      if (action === 'generate-metadata') {
        search = open(request.url);
        await search;
        return { id, action };
      }
      const find = await search;
      return { id, action, results: await find(request.keywords, request.scope) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}
