import { useCallback, useEffect, useReducer, useRef } from 'react';
import { warnOnce } from '../_internal/warnOnce';
import { SLOW_REQUEST_MS } from '../constants';
import { readPage } from './readPage';
import {
  type LoadedPage,
  lastPageOf,
  type Query,
  type RequestState,
  reduceRequest,
} from './requestState';
import type { ProSearchParams, ProSearchTableOwnProps } from './types';

interface Options<T>
  extends Pick<ProSearchTableOwnProps<T>, 'request' | 'onLoad' | 'onError' | 'onParamsChange'> {
  /** What is asked for at first, unless the address says otherwise. */
  first: () => Query<T>;
  /** What else the rows depend on; the same object for as long as it says the same. */
  conditions: object;
  /** Goes over what the query says of order and filters. */
  controlled: Partial<Pick<Query<T>, 'sorter' | 'filters'>>;
  manualRequest: boolean;
  /** Whether the table shows one page at a time. */
  paged: boolean;
  /** The parameters that a query means. */
  toParams: (query: Query<T>) => ProSearchParams;
  /** Reads the address, and fills the form with what it says. */
  restore: () => Partial<Query<T>>;
  /** Told of every query that is asked for. */
  onAsk: (query: Query<T>) => void;
}

interface SearchRequest<T> {
  state: RequestState<T>;
  /** Asks for what was asked for last, with what is new in it. Always the same function. */
  ask: (query: Partial<Query<T>>) => void;
}

/** Sends one request for each time that something is asked for, and drops what comes too late. */
export function useSearchRequest<T>(options: Options<T>): SearchRequest<T> {
  const { conditions } = options;
  const [state, dispatch] = useReducer(
    reduceRequest<T>,
    options,
    ({ first, request, manualRequest }): RequestState<T> => ({
      query: first(),
      turn: 0,
      // From the first render on, also on a server, so that no table without rows is seen before.
      pending: Boolean(request) && !manualRequest,
    }),
  );
  const { query, turn } = state;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const running = useRef<AbortController>(undefined);
  const ask = useCallback((next: Partial<Query<T>>) => {
    // At once: an answer may come before React draws what is asked for now.
    running.current?.abort();
    dispatch({ type: 'ask', query: next });
  }, []);

  const started = useRef(false);
  useEffect(() => {
    // Once, also where React runs effects a second time.
    if (started.current) return;
    started.current = true;
    const { manualRequest, restore } = latest.current;
    dispatch({ type: manualRequest ? 'prepare' : 'ask', query: restore() });
  }, []);

  const hasRequest = Boolean(options.request);
  const hadRequest = useRef(hasRequest);
  useEffect(() => {
    const isNew = hasRequest && !hadRequest.current;
    hadRequest.current = hasRequest;
    if (isNew && !latest.current.manualRequest) ask({});
  }, [hasRequest, ask]);

  const sentConditions = useRef(conditions);
  const settledTurn = useRef(0);
  useEffect(() => {
    const isSettled = turn === settledTurn.current;
    const areNew = sentConditions.current !== conditions;
    sentConditions.current = conditions;
    // Other rows begin at the first page. The first request, with manualRequest yet to come, has them anyway.
    if (areNew && turn > 0 && (isSettled || query.current > 1)) {
      ask({ current: 1 });
      return;
    }
    if (isSettled) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const stopWarning = process.env.NODE_ENV === 'production' ? undefined : warnWhenSlow();
    const settle = () => {
      settledTurn.current = turn;
      running.current = undefined;
      stopWarning?.();
    };

    const { current, size } = query;
    let sent: ProSearchParams = { current, size };
    const load = async () => {
      const { request, toParams, paged, controlled, onAsk, onParamsChange } = latest.current;
      const { sorter, filters } = { ...query, ...controlled };
      onAsk(query);
      sent = toParams(query);
      onParamsChange?.(sent, { sorter, filters });
      if (!request) return;
      return readPage<T>(await request(sent, { signal, sorter, filters }), query, paged);
    };
    const show = (page: LoadedPage<T> | undefined) => {
      if (signal.aborted) return;
      settle();
      if (!page) return dispatch({ type: 'fail' });
      const last = lastPageOf(page.total, page.size);
      const isBeyond = latest.current.paged && page.current > last;
      if (isBeyond && query.current > last) {
        // Its rows were deleted: https://github.com/ant-design/ant-design/issues/25836
        ask({ current: last });
        return;
      }
      if (isBeyond && process.env.NODE_ENV !== 'production') {
        warnOnce(
          `ProSearchTable got page ${page.current} from request, but with a total of ${page.total} page ${last} is the last one, as which it is shown. ` +
            'Let current and total of an answer fit together.',
        );
      }
      const shown = isBeyond ? { ...page, current: last } : page;
      dispatch({ type: 'answer', page: shown });
      // The server may have put another page in the place of the one asked for.
      if (shown.current !== current || shown.size !== size) {
        latest.current.onAsk({ ...query, current: shown.current, size: shown.size });
      }
      latest.current.onLoad?.(shown, sent);
    };
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      settle();
      dispatch({ type: 'fail' });
      const { onError } = latest.current;
      if (!onError) throw error;
      onError(error, sent);
    };
    void load().then(show, fail);
    return () => {
      stopWarning?.();
      if (turn !== settledTurn.current) controller.abort();
    };
  }, [turn, query, conditions, ask]);

  return { state, ask };
}

/**
 * Tells a developer of a request that seems to have no end; the table cannot know. Call it inside
 * `if (process.env.NODE_ENV !== 'production')`.
 */
function warnWhenSlow(): () => void {
  const timer = setTimeout(() => {
    warnOnce(
      `ProSearchTable has a request without an answer for ${SLOW_REQUEST_MS / 1000} s, and goes on waiting. ` +
        'Let request reject after a while, for instance with AbortSignal.any([signal, AbortSignal.timeout(10_000)]).',
    );
  }, SLOW_REQUEST_MS);
  return () => clearTimeout(timer);
}
