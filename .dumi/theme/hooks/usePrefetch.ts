import { useEffect } from 'react';
import { base } from '../../config/site';
import { prefetchLinks } from '../common/loading/prefetch';
import { withoutTrailingSlash } from '../common/navigation/paths';
import { loadPage } from '../runtime/site';
import { useSite } from './useSite';

/** Loads the pages that the links in view lead to. */
export function usePrefetch(): void {
  const { pathname } = useSite();

  useEffect(() => {
    // While writing there is one compilation, and an edit replaces the loaders.
    if (process.env.NODE_ENV !== 'production') return;
    return prefetchLinks(({ origin, pathname: target }) => {
      if (origin !== window.location.origin || !target.startsWith(base)) return undefined;
      const path = withoutTrailingSlash(`/${target.slice(base.length)}`);
      if (path === pathname) return undefined;
      return async () => {
        const page = await loadPage(path);
        await Promise.all([page?.load(), page?.loadDetails()]);
      };
    });
  }, [pathname]);
}
