import { detailLoaders } from '@@/page-details';
import { useAppData } from 'dumi';
import { useEffect } from 'react';
import { prefetchLinks } from '../common/loading/prefetch';
import { withoutTrailingSlash } from '../common/navigation/paths';
import { pageIdAt } from './usePageDetails';
import { useSite } from './useSite';

/** Loads the pages that the links in view lead to. */
export function usePrefetch(): void {
  const { pathname } = useSite();
  const { routes, basename } = useAppData();

  useEffect(() => {
    // While writing there is one compilation, and an edit replaces the loaders.
    if (process.env.NODE_ENV !== 'production') return;
    return prefetchLinks(({ origin, pathname: target }) => {
      if (origin !== window.location.origin || !target.startsWith(basename)) return undefined;
      const path = withoutTrailingSlash(`/${target.slice(basename.length).replace(/^\//, '')}`);
      const id = path === pathname ? undefined : pageIdAt(path, routes);
      return id === undefined ? undefined : detailLoaders[id];
    });
  }, [pathname, routes, basename]);
}
