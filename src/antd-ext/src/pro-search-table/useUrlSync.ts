import { useEffect, useRef } from 'react';
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
export function useUrlSync(options: Options): void {
  const { urlSync } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(
    () =>
      urlSync?.subscribe(() => {
        const { spec, query, onReturn } = latest.current;
        const said = urlSync.read(spec);
        const textOf = ({ current, size, values }: UrlQuery) =>
          JSON.stringify([current, size, ...spec.names.map((name) => values[name])]);
        // Also an anchor on the page is a step in the history.
        if (textOf(said) !== textOf(query)) onReturn(said);
      }),
    [urlSync],
  );
}
