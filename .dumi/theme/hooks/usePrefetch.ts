import { useEffect } from 'react';
import { prefetchLinks } from '../common/loading/prefetch';
import { withoutTrailingSlash } from '../common/navigation/paths';
import { pathInSite } from '../runtime/history';
import { loadPage } from '../runtime/site';
import { useSite } from './useSite';

/** Loads the pages that the links in view lead to. */
export function usePrefetch(): void {
  const { pathname } = useSite();

  useEffect(() => {
    // While writing there is one compilation, and an edit replaces the loaders.
    if (process.env.NODE_ENV !== 'production') return;
    return prefetchLinks(({ origin, pathname: target }) => {
      const path = origin === window.location.origin ? pathInSite(target) : undefined;
      if (path === undefined || withoutTrailingSlash(path) === pathname) return undefined;
      return async () => {
        const page = await loadPage(path);
        // Most pages are one file with their details, and to import the text as well would run it.
        await Promise.all([page?.loadDetails(), page?.apart && page.load()]);
      };
    });
  }, [pathname]);
}
