import {
  createBrowserRouter,
  createHashRouter,
  createMemoryRouter,
  type RouteObject,
} from 'react-router';
import { AppRoot } from './AppRoot';
import { createPageSource } from './createPageSource';
import { DefaultError, DefaultFetching, DefaultNotFound } from './defaults';
import { joinPath } from './joinPath';
import { LazyPage } from './LazyPage';
import type { AppOptions, RouteConfig } from './types';

/**
 * Builds react-router's router from checked settings. It listens to the address bar at once.
 *
 * @param options settings that `checkOptions` has accepted
 * @param htmlTitle title of the HTML page, for routes without one
 */
export function createRouter(options: AppOptions, htmlTitle: string) {
  const { history = 'browser', initialPath = '/' } = options;
  const basename = joinPath('/', options.basename ?? '/');
  const routes = createRouteObjects(options, htmlTitle);
  if (history === 'hash') return createHashRouter(routes, { basename });
  if (history === 'browser') return createBrowserRouter(routes, { basename });
  const firstEntry = basename === '/' ? initialPath : `${basename}${initialPath}`;
  return createMemoryRouter(routes, { basename, initialEntries: [firstEntry] });
}

function createRouteObjects(options: AppOptions, htmlTitle: string): RouteObject[] {
  const { fetchingComp = DefaultFetching, errorComp = DefaultError } = options;

  const convert = (route: RouteConfig, id: string, parent?: string): RouteObject => {
    const path = joinPath(parent ?? '/', route.path);
    const source = createPageSource(route.component, path);
    const shared = {
      id,
      handle: { title: route.title },
      // Without the key React would take the next page for an update of this one, and go on
      // showing the old page instead of `fetchingComp`.
      element: (
        <LazyPage key={id} source={source} fetchingComp={fetchingComp} errorComp={errorComp} />
      ),
    };
    if (route.children?.length) {
      const children = route.children.map((child, i) => convert(child, `${id}-${i}`, path));
      return { ...shared, path, children };
    }
    return path === parent ? { ...shared, index: true } : { ...shared, path };
  };

  return [
    {
      id: 'app',
      element: <AppRoot htmlTitle={htmlTitle} />,
      children: [
        ...options.routes.map((route, i) => convert(route, String(i))),
        // An app's own `*` route stands before this one and wins.
        { id: 'not-found', path: '*', element: <DefaultNotFound /> },
      ],
    },
  ];
}
