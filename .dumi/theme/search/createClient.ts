import type { Scope, SearchRequest, SearchResponse, SearchResults } from './types';

/** The part of a `Worker` that is used. */
export interface WorkerLike {
  postMessage: (request: SearchRequest) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent<SearchResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface SearchClient {
  /** Loads the index, if it is not there or on its way. After a failure, another call tries again. */
  load: () => Promise<void>;
  /** Searches as soon as the index is there. @throws Error when it cannot be loaded. */
  search: (keywords: string, scope: Scope) => Promise<SearchResults>;
}

interface Pending {
  resolve: (response: SearchResponse) => void;
  reject: (error: Error) => void;
}

/** `Omit` for each kind of request by itself. */
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

/**
 * The page's side of the search worker.
 *
 * @param createWorker called on first use, and again after a failure
 * @param url address of the index
 */
export function createClient(createWorker: () => WorkerLike, url: string): SearchClient {
  const pending = new Map<number, Pending>();
  let worker: WorkerLike | undefined;
  let loading: Promise<void> | undefined;
  let lastId = 0;

  /** A worker whose script did not load never responds; the next attempt needs a new one. */
  const fail = (error: Error) => {
    worker?.terminate();
    worker = undefined;
    loading = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };

  const start = (): WorkerLike => {
    const started = createWorker();
    started.onmessage = ({ data }) => {
      pending.get(data.id)?.resolve(data);
      pending.delete(data.id);
    };
    started.onerror = (event) => {
      event.preventDefault?.();
      fail(new Error(event.message || 'The search worker could not be loaded'));
    };
    return started;
  };

  const ask = async (request: Unnumbered<SearchRequest>): Promise<SearchResponse> => {
    worker ??= start();
    lastId += 1;
    const id = lastId;
    const answered = new Promise<SearchResponse>((resolve, reject) => {
      pending.set(id, { resolve, reject });
    });
    worker.postMessage({ ...request, id });
    const response = await answered;
    if ('error' in response) throw new Error(response.error);
    return response;
  };

  const load = (): Promise<void> => {
    loading ??= ask({ action: 'generate-metadata', url }).then(
      () => undefined,
      (error: Error) => {
        fail(error);
        throw error;
      },
    );
    return loading;
  };

  return {
    load,
    async search(keywords, scope) {
      await load();
      const response = await ask({ action: 'get-search-result', keywords, scope });
      if (!('results' in response)) throw new Error('The search worker gave another answer');
      return response.results;
    },
  };
}
