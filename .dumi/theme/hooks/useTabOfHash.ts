import { history, useLocation, useRouteMeta } from 'dumi';
import { useEffect } from 'react';
import { decodeHash } from '../common/anchors/decodeHash';
import { tabId } from '../common/navigation/toc';
import { detailsOf, usePageId } from './usePageDetails';

/**
 * Opens the tab that holds the section which the address's hash names. What is listed nowhere, such as a
 * row of the API table, belongs to the page's own text.
 */
export function useTabOfHash(): void {
  const { tabs } = useRouteMeta();
  const { search, hash } = useLocation();
  const page = usePageId();

  useEffect(() => {
    if (!hash || !tabs?.length || page === undefined) return;
    const open = new URLSearchParams(search).get('tab') ?? undefined;
    const id = decodeHash(hash);
    const keys = [undefined, ...tabs.map(({ key }) => key)];
    let current = true;
    const lists = keys.map((key) => detailsOf(key === undefined ? page : tabId(page, key)));
    Promise.all(lists).then(
      (details) => {
        const holding = details.flatMap(({ toc }, index) =>
          toc.some((entry) => entry.id === id) ? [keys[index]] : [],
        );
        // A section with the same id, such as “FAQ”, may be in several tabs.
        if (!current || holding.includes(open)) return;
        if (holding.length === 0 && open === undefined) return;
        history.replace({ search: withTab(search, holding[0]), hash });
      },
      // The page itself says that it could not be loaded.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [hash, search, page, tabs]);
}

function withTab(search: string, key: string | undefined): string {
  const params = new URLSearchParams(search);
  if (key === undefined) params.delete('tab');
  else params.set('tab', key);
  const rest = params.toString();
  return rest && `?${rest}`;
}
