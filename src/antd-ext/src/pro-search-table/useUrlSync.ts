import { useLayoutEffect } from '@rc-component/util';
import { type RefObject, useEffect, useRef } from 'react';
import type { AnyRecord } from '../_internal/AnyRecord';
import { isolate } from '../_internal/isolate';
import { useEvent } from '../_internal/useEvent';
import { isEmptyValue, isTextField } from './searchFields';
import type { SearchValues, UrlQuery, UrlSpec, UrlSync } from './types';
import type { SearchFormState } from './useSearchForm';
import type { SearchRequest } from './useSearchRequest';

interface Options extends Pick<UrlSpec, 'defaultSize' | 'sizes'> {
  urlSync: UrlSync | undefined;
  search: SearchFormState;
  loader: SearchRequest<AnyRecord>;
  /** Whether the table shows one page at a time. */
  paged: boolean;
  /** The root element of the table. */
  root: RefObject<HTMLElement | null>;
}

/**
 * Connects form and request with the address. It reads the query from there on mount and after going back or forward,
 * and writes each query that is requested.
 */
export function useUrlSync({ urlSync, search, loader, paged, root, defaultSize, sizes }: Options) {
  const { fields, initialValues } = search;
  const { query, turn, conditions, ask, prepare } = loader;
  const spec: UrlSpec = {
    names: fields.map(({ name }) => name),
    textNames: fields.filter(isTextField).map(({ name }) => name),
    initialValues,
    defaultSize,
    sizes,
  };
  const toText = ({ current, size, values }: UrlQuery) =>
    JSON.stringify([
      current,
      size,
      // In an address, all empty values look the same.
      ...spec.names.map((name) => (isEmptyValue(values[name]) ? null : values[name])),
    ]);
  const fillForm = ({ values, ...place }: UrlQuery): Partial<UrlQuery> => {
    search.fill(values);
    return paged ? { values, ...place } : { values };
  };

  const hasRead = useRef(false);
  const handleMount = useEvent(() => {
    if (urlSync && !hasRead.current) prepare(fillForm(urlSync.read(spec)));
    // Once, also in StrictMode.
    hasRead.current = true;
  });
  useEffect(handleMount, [handleMount]);

  const written = useRef<UrlQuery>(undefined);
  const pathname = useRef<string>(undefined);
  const write = () => {
    const { pathname: current } = window.location;
    // A table that is hidden behind another page must not write into the address of that page.
    const isHidden = root.current?.checkVisibility?.() === false;
    if (isHidden && pathname.current !== undefined && pathname.current !== current) return;
    pathname.current = current;
    // Browsers limit how often the address changes. A refused write must not stop the request.
    isolate(() => urlSync?.write(query, spec));
  };
  const handleReturn = useEvent(() => {
    const stored = urlSync?.read(spec);
    // A link to an anchor of the page changes the address, too, and not the query.
    if (stored && toText(stored) !== toText(query)) ask(fillForm(stored));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new conditions mean that the user has not left the table, whatever the address is.
  useEffect(() => urlSync?.subscribe(handleReturn), [urlSync, conditions, handleReturn]);

  // `Activity` hides and shows a page. In StrictMode the address is the same afterwards.
  const hiddenAt = useRef<string>(undefined);
  const handleShow = useEvent(() => {
    if (!urlSync || hiddenAt.current === undefined || hiddenAt.current === location.href) return;
    // The address decides, also over a query that has not been written since.
    written.current = query;
    const first = { current: 1, size: defaultSize, values: initialValues };
    // A plain link to the page has no query, and the table keeps its own.
    if (toText(urlSync.read(spec)) === toText(first)) write();
    else handleReturn();
  });
  // A layout effect runs before a pending request is sent again.
  useLayoutEffect(() => {
    handleShow();
    return () => {
      hiddenAt.current = location.href;
    };
  }, [handleShow]);

  // After `handleShow`, and in a layout effect to write before the request is sent.
  useLayoutEffect(() => {
    if (turn === 0 || written.current === query) return;
    written.current = query;
    write();
  });

  return {
    /** Reads the values of the form. */
    readValues: (): SearchValues => urlSync?.read(spec).values ?? initialValues,
  };
}
