import type { DataRouter } from 'react-router';
import { parsePath } from 'react-router';

/** Re-exports all of react-router. Import it from here, so that pages share the instance that runs the app. */
export * from 'react-router';
export { KeepOutlet } from './KeepOutlet';

/** A router as the layout of antd-ext sees it; the same as its `LayoutHistory`. */
export interface RouterHistory {
  readonly location: { pathname: string; search: string };
  push: (path: string) => void;
  listen: (onChange: () => void) => () => void;
  createHref: (path: string) => string;
}

/**
 * Converts a react-router data router, with any history type and basename, to the `history` of `LayoutExt`.
 *
 * @example
 * ```tsx
 * import { createBrowserRouter, toLayoutHistory } from '@mtools/malganis/router';
 *
 * const router = createBrowserRouter([{ path: '/', element: 'Home' }], { basename: '/admin' });
 * const history = toLayoutHistory(router);
 * ```
 */
export function toLayoutHistory(router: DataRouter): RouterHistory {
  const base = router.basename === '/' ? '' : (router.basename ?? '');
  return {
    get location() {
      const { pathname, search } = router.state.location;
      return { pathname: pathname.slice(base.length) || '/', search };
    },
    push: (path) => void router.navigate(path),
    listen: (onChange) => router.subscribe(onChange),
    createHref: (path) => {
      const { pathname = '/', search = '', hash = '' } = parsePath(path);
      const to = { pathname: base + pathname, search, hash, state: null, key: 'default' };
      return router.createHref({ ...router.state.location, ...to });
    },
  };
}
