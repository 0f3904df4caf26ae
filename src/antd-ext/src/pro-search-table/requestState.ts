import type { ProSearchContext, ProSearchPage, UrlQuery } from './types';

/** What is asked for: a page, and what it is searched by. */
export interface Query<T> extends UrlQuery, Omit<ProSearchContext<T>, 'signal'> {}

/** A page that arrived, with its position among the others. */
export type LoadedPage<T> = Required<ProSearchPage<T>>;

export interface RequestState<T> {
  /** What was asked for last. */
  query: Query<T>;
  /** How often something was asked for; every number is one request. */
  turn: number;
  /** Whether the response is pending. */
  pending: boolean;
  /** The rows that are shown; a failure leaves them alone. */
  page?: LoadedPage<T>;
}

export type RequestAction<T> =
  /** Wants what the last query says, with what is new in it. */
  | { type: 'ask'; query: Partial<Query<T>> }
  /** Keeps a query for the first request, which is yet to come. */
  | { type: 'prepare'; query: Partial<Query<T>> }
  | { type: 'answer'; page: LoadedPage<T> }
  /** There is no response: the request failed, or there is none to send. */
  | { type: 'fail' };

/** Whether and what a table waits for. Responses to an earlier query never get here: their signal is aborted. */
export function reduceRequest<T>(
  state: RequestState<T>,
  action: RequestAction<T>,
): RequestState<T> {
  switch (action.type) {
    case 'ask':
      return {
        ...state,
        query: mergeQuery(state.query, action.query),
        turn: state.turn + 1,
        pending: true,
      };
    case 'prepare':
      return { ...state, query: mergeQuery(state.query, action.query) };
    case 'answer': {
      const { page } = action;
      const { query } = state;
      // The server may have responded with another page than the requested one.
      const isSame = page.current === query.current && page.size === query.size;
      const answered = isSame ? query : { ...query, current: page.current, size: page.size };
      return { ...state, query: answered, page, pending: false };
    }
    case 'fail':
      return { ...state, pending: false };
  }
}

function mergeQuery<T>(old: Query<T>, patch: Partial<Query<T>>): Query<T> {
  return {
    ...old,
    ...patch,
    current: toPlace(patch.current) ?? old.current,
    size: toPlace(patch.size) ?? old.size,
  };
}

/** A number by which pages or rows can be counted; `undefined` for anything else. */
export function toPlace(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;
}

/** Number of the last page; without rows it is the first. */
export function lastPageOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
