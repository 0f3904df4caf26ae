import { useLayoutEffect } from '@rc-component/util';
import { type RefObject, useEffect, useRef } from 'react';
import { isolate } from '../_internal/isolate';
import { useEvent } from '../_internal/useEvent';
import { isEmptyValue } from './searchFields';
import type { ProSearchTableOwnProps, UrlQuery, UrlSpec } from './types';

interface WriteOptions {
  urlSync: ProSearchTableOwnProps['urlSync'];
  spec: UrlSpec;
  /** The table on the page. */
  root: RefObject<HTMLElement | null>;
}

interface Options extends Pick<WriteOptions, 'urlSync' | 'spec'> {
  /** What was asked for last. */
  query: UrlQuery;
  /** What else the rows depend on: where that changes, the table has not been left, whatever the address is. */
  conditions: object;
  /** What `useUrlWrite` gave. */
  write: (query: UrlQuery) => void;
  /** Called when somebody went back or forward to an address which says something else. */
  onReturn: (query: UrlQuery) => void;
}

/** Gives what writes a query into the address, unless the table is kept behind another page: then it is that one's. */
export function useUrlWrite({ urlSync, spec, root }: WriteOptions): (query: UrlQuery) => void {
  const seenAt = useRef<string>(undefined);
  return (query) => {
    const { pathname } = window.location;
    // Not every browser can say so.
    const isHidden = root.current?.checkVisibility?.() === false;
    if (isHidden && seenAt.current !== undefined && seenAt.current !== pathname) return;
    seenAt.current = pathname;
    // Browsers refuse it now and then, Safari after a hundred times; what is asked for does not depend on it.
    isolate(() => urlSync?.write(query, spec));
  };
}

/** Hears of the address which changes by going back or forward, also while the page of the table was hidden. */
export function useUrlSync({ urlSync, spec, query, conditions, write, onReturn }: Options): void {
  const textOf = ({ current, size, values }: UrlQuery) =>
    JSON.stringify([
      current,
      size,
      // An address has no other word for what was emptied.
      ...spec.names.map((name) => (isEmptyValue(values[name]) ? null : values[name])),
    ]);
  const handleReturn = useEvent(() => {
    const said = urlSync?.read(spec);
    // Also an anchor on the page is a step in the history.
    if (said && textOf(said) !== textOf(query)) onReturn(said);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with other conditions.
  useEffect(() => urlSync?.subscribe(handleReturn), [urlSync, conditions, handleReturn]);

  // By Activity; where it was hidden for no other page, as in strict mode, the address is the same.
  const hiddenAt = useRef<string>(undefined);
  const handleShow = useEvent(() => {
    if (!urlSync || hiddenAt.current === undefined || hiddenAt.current === location.href) return;
    const first = { current: 1, size: spec.defaultSize, values: spec.initialValues };
    // A link to the page says nothing of the table, which has kept its place.
    if (textOf(urlSync.read(spec)) === textOf(first)) write(query);
    else handleReturn();
  });
  // Before the table asks anew for what it was waiting for.
  useLayoutEffect(() => {
    handleShow();
    return () => {
      hiddenAt.current = location.href;
    };
  }, [handleShow]);
}
