import {
  createBrowserRouter,
  createHashRouter,
  createMemoryRouter,
  type RouteObject,
} from 'react-router';
import { AppRoot } from './AppRoot';
import { createPageSource } from './createPageSource';
import { ErrorPageOf } from './Failure';
import { LazyPart, Page } from './Page';
import { readBasename } from './readBasename';
import type { RouteNode } from './readRoutes';
import type { AppOptions } from './types';

/**
 * Builds react-router's router from checked settings. It listens to the address bar at once.
 *
 * @param options settings that `checkOptions` has accepted
 * @param nodes the routes, read
 * @param htmlTitle title of the HTML page, for routes without one
 */
export function createRouter(options: AppOptions, nodes: RouteNode[], htmlTitle: string) {
  const { history = 'browser', initialPath = '/' } = options;
  const basename = readBasename(options.basename);
  const routes = createRouteObjects(options, nodes, htmlTitle);
  if (history === 'hash') return createHashRouter(routes, { basename });
  if (history === 'browser') return createBrowserRouter(routes, { basename });
  const firstEntry = basename === '/' ? initialPath : `${basename}${initialPath}`;
  return createMemoryRouter(routes, { basename, initialEntries: [firstEntry] });
}

function createRouteObjects(
  { layout }: AppOptions,
  nodes: RouteNode[],
  htmlTitle: string,
): RouteObject[] {
  const bare: RouteObject[] = [];

  /** The routes inside of a frame; those without one go to the top. */
  const convert = (siblings: RouteNode[], parent?: RouteNode): RouteObject[] =>
    siblings.flatMap((node) => {
      if (!node.isBare) return toRouteObject(node, parent);
      bare.push(toRouteObject(node, undefined));
      return [];
    });

  const toRouteObject = (node: RouteNode, parent: RouteNode | undefined): RouteObject => {
    const { id, path, route, children } = node;
    const isLeaf = children.length === 0;
    const { component, models } = route;
    const name = `the page "${path}"`;
    const source = component && createPageSource({ component, models, name, isLeaf });
    const shared = {
      id,
      handle: { node },
      // Without the key React would take the next page for an update of this one, and go on
      // showing the old page instead of `fetchingComp`.
      element: <Page key={id} node={node} source={source} />,
    };
    if (!isLeaf) return { ...shared, path, children: convert(children, node) };
    return path === parent?.path ? { ...shared, index: true } : { ...shared, path };
  };

  const pages = [
    ...convert(nodes),
    // An app's own `*` route stands before this one and wins.
    { id: 'not-found', path: '*', element: <NotFound /> },
  ];
  const framed: RouteObject[] = layout
    ? [
        {
          id: 'layout',
          element: (
            <LazyPart source={createPageSource({ component: layout, name: 'the layout' })} />
          ),
          children: pages,
        },
      ]
    : pages;
  return [
    {
      id: 'app',
      element: <AppRoot htmlTitle={htmlTitle} />,
      children: [...bare, ...framed],
    },
  ];
}

function NotFound() {
  return <ErrorPageOf kind={404} retry={() => window.location.reload()} />;
}
