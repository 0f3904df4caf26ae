import { useEffect } from 'react';
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
  const handleReturn = useEvent(() => {
    const said = urlSync?.read(spec);
    const textOf = ({ current, size, values }: UrlQuery) =>
      JSON.stringify([
        current,
        size,
        // An address has no other word for what was emptied.
        ...spec.names.map((name) => (isEmptyValue(values[name]) ? null : values[name])),
      ]);
    // Also an anchor on the page is a step in the history.
    if (said && textOf(said) !== textOf(query)) onReturn(said);
  });
  useEffect(() => urlSync?.subscribe(handleReturn), [urlSync, handleReturn]);
}
