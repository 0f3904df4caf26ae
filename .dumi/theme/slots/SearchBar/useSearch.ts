import { useCallback, useEffect, useRef, useState } from 'react';
import type { LocaleId } from '../../../config/locales';
import { createSearcher, emptyState } from '../../search/createSearcher';
import type { Scope } from '../../search/types';
import { clientOf } from './client';

/** Results of what the reader types. The index is loaded as soon as this is used. */
export function useSearch(locale: LocaleId) {
  const [state, setState] = useState(emptyState);
  const searcher = useRef<ReturnType<typeof createSearcher>>(undefined);

  useEffect(() => {
    const client = clientOf(locale);
    // A failure is told by the search that needs it.
    client.load().catch(() => {});
    const current = createSearcher(client, setState);
    searcher.current = current;
    return current.stop;
  }, [locale]);

  const search = useCallback(
    (keywords: string, scope: Scope) => searcher.current?.search(keywords, scope),
    [],
  );
  return { ...state, search };
}
