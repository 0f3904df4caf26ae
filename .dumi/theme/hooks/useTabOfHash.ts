import { useEffect } from 'react';
import { decodeHash } from '../common/anchors/decodeHash';
import { history } from '../runtime/history';
import { useRoute } from '../runtime/route';
import { detailsOf } from './usePageDetails';

/**
 * Opens the tab that holds the section which the address's hash names. What is listed nowhere, such as a
 * row of the API table, belongs to the page's own text.
 */
export function useTabOfHash(): void {
  const { page, location } = useRoute();
  const { search, hash } = location;

  useEffect(() => {
    if (!hash || !page?.tabs) return;
    const open = new URLSearchParams(search).get('tab') ?? undefined;
    const id = decodeHash(hash);
    const keys = [undefined, ...page.tabs.map(({ key }) => key)];
    let current = true;
    Promise.all([page, ...page.tabs].map(detailsOf)).then(
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
  }, [hash, search, page]);
}

function withTab(search: string, key: string | undefined): string {
  const params = new URLSearchParams(search);
  if (key === undefined) params.delete('tab');
  else params.set('tab', key);
  const rest = params.toString();
  return rest && `?${rest}`;
}
