import { useEffect, useRef } from 'react';
import { useEvent } from '../_internal/useEvent';
import { isEmptyValue } from './searchFields';
import type { ProSearchTableOwnProps, UrlQuery, UrlSpec } from './types';

interface Options {
  urlSync: ProSearchTableOwnProps['urlSync'];
  spec: UrlSpec;
  /** What was asked for last. */
  query: UrlQuery;
  /** Called when somebody went back or forward to an address which says something else. */
  onReturn: (query: UrlQuery) => void;
}

/** Hears of the address which changes by going back or forward. */
export function useUrlSync({ urlSync, spec, query, onReturn }: Options): void {
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

  // What the address said when a page that is kept alive was hidden; nobody listened from then on.
  const left = useRef<string>(undefined);
  const handleHide = useEvent(() => {
    left.current = urlSync ? textOf(urlSync.read(spec)) : '';
  });
  const handleShow = useEvent(() => {
    if (!urlSync || left.current === undefined) return;
    const said = textOf(urlSync.read(spec));
    const first = { current: 1, size: spec.defaultSize, values: spec.initialValues };
    if (said !== textOf(first)) {
      if (said !== left.current) handleReturn();
      return;
    }
    // A link to the page says nothing of the table, which has kept its place.
    if (said !== textOf(query)) urlSync.write(query, spec);
  });

  useEffect(() => {
    if (!urlSync) return;
    const end = urlSync.subscribe(handleReturn);
    handleShow();
    return () => {
      handleHide();
      end?.();
    };
  }, [urlSync, handleReturn, handleShow, handleHide]);
}
