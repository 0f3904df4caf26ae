import { useEffect, useReducer, useRef } from 'react';
import { useEvent } from '../_internal/useEvent';
import { useStableValue } from '../_internal/useStableValue';
import { warnOnce } from '../_internal/warnOnce';
import { warnWhenPending } from '../_internal/warnWhenPending';
import { PENDING_WARNING_MS } from '../constants';
import { controlledChange, initialChange, signOf } from './columnChange';
import { readPage } from './readPage';
import {
  type LoadedPage,
  lastPageOf,
  type Query,
  type RequestState,
  reduceRequest,
} from './requestState';
import { type NamedField, paramsOf } from './searchFields';
import type {
  ProSearchPaging,
  ProSearchParams,
  ProSearchTableOwnProps,
  SearchValues,
} from './types';

interface Options<T> {
  /** The props of the table. */
  props: ProSearchTableOwnProps<T>;
  fields: readonly NamedField[];
  initialValues: SearchValues;
  defaultSize: number;
}

export interface SearchRequest<T> extends RequestState<T> {
  /** Requests what was requested last, with these changes. */
  ask: (changes: Partial<Query<T>>) => void;
  /** Changes the query of the first request before it is sent. */
  prepare: (changes: Partial<Query<T>>) => void;
  /** The parameters of the last request. */
  getParams: () => ProSearchParams;
  /** Sorting and filters that the columns control. They take precedence over those of the query. */
  controlled: Partial<Pick<Query<T>, 'sorter' | 'filters'>>;
  /** What the rows depend on besides the query. The same object until the content changes. */
  conditions: object;
}

/** Sends a request for each change of the query or the conditions, and ignores responses that arrive too late. */
export function useSearchRequest<T>({
  props,
  fields,
  initialValues,
  defaultSize,
}: Options<T>): SearchRequest<T> {
  const { columns, request, manualRequest } = props;
  // Page and size belong to the table: an app that keeps them in its params would be sent back to page 1.
  const { current: _c, size: _s, ...params }: Partial<ProSearchPaging> = props.params ?? {};
  const controlled = controlledChange(columns);
  const conditions = useStableValue({ params, change: signOf(controlled) });
  const [state, dispatch] = useReducer(
    reduceRequest<T>,
    undefined,
    (): RequestState<T> => ({
      query: { current: 1, size: defaultSize, values: initialValues, ...initialChange(columns) },
      turn: 0,
      // From the first render on, also on a server, so that no table without rows is seen before.
      pending: Boolean(request) && !manualRequest,
    }),
  );
  const { query, turn } = state;
  const toParams = ({ current, size, values }: Query<T>): ProSearchParams => ({
    ...params,
    ...paramsOf(fields, values),
    current,
    size,
  });

  const getLatest = useEvent(() => ({ props, controlled, toParams }));
  const running = useRef<AbortController>(undefined);
  const ask = useEvent((changes: Partial<Query<T>>) => {
    // At once, because a response may arrive before React renders the new query.
    running.current?.abort();
    dispatch({ type: 'ask', query: changes });
  });
  const prepare = useEvent((changes: Partial<Query<T>>) =>
    dispatch({ type: 'prepare', query: changes }),
  );

  const hasStarted = useRef(false);
  const hadRequest = useRef(false);
  const hasRequest = Boolean(request);
  useEffect(() => {
    // On mount, once in StrictMode, and when the table gets its `request` later.
    const isDue = !hasStarted.current || (hasRequest && !hadRequest.current);
    hasStarted.current = true;
    hadRequest.current = hasRequest;
    if (isDue && !getLatest().props.manualRequest) ask({});
  }, [hasRequest, ask, getLatest]);

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
    const stopWarning =
      process.env.NODE_ENV === 'production'
        ? undefined
        : warnWhenPending(
            `ProSearchTable has a request without an answer for ${PENDING_WARNING_MS / 1000} s, and goes on waiting. ` +
              'Let request reject after a while, for instance with AbortSignal.any([signal, AbortSignal.timeout(10_000)]).',
          );
    const settle = () => {
      settledTurn.current = turn;
      running.current = undefined;
      stopWarning?.();
    };

    const { current, size } = query;
    let sent: ProSearchParams = { current, size };
    const load = async () => {
      const { props, toParams, controlled } = getLatest();
      const { sorter, filters } = { ...query, ...controlled };
      sent = toParams(query);
      props.onParamsChange?.(sent, { sorter, filters });
      if (!props.request) return;
      const answer = await props.request(sent, { signal, sorter, filters });
      return readPage<T>(answer, query, props.pagination !== false);
    };
    const show = (page: LoadedPage<T> | undefined) => {
      if (signal.aborted) return;
      settle();
      if (!page) return dispatch({ type: 'fail' });
      const last = lastPageOf(page.total, page.size);
      const isBeyond = getLatest().props.pagination !== false && page.current > last;
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
      getLatest().props.onLoad?.(shown, sent);
    };
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      settle();
      dispatch({ type: 'fail' });
      const { onError } = getLatest().props;
      if (!onError) throw error;
      onError(error, sent);
    };
    void load().then(show, fail);
    return () => {
      stopWarning?.();
      if (turn !== settledTurn.current) controller.abort();
    };
  }, [turn, query, conditions, ask, getLatest]);

  return { ...state, ask, prepare, getParams: () => toParams(query), controlled, conditions };
}
