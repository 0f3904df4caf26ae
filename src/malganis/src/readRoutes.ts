import { joinPath } from './joinPath';
import type { AppOptions, RouteConfig } from './types';

/** A route with what follows from its position in the table. */
export interface RouteNode {
  /** Unique in the table, and the same as long as the table is. */
  id: string;
  route: RouteConfig;
  /** Full path, without the basename. */
  path: string;
  /** Whether it is shown without layout and parents. */
  isBare: boolean;
  isPublic: boolean;
  children: RouteNode[];
}

/** Puts the route table in order. */
export function readRoutes({ routes, loginPath }: AppOptions): RouteNode[] {
  const read = (parent?: RouteNode) => (route: RouteConfig, index: number) => {
    const path = joinPath(parent?.path ?? '/', route.path);
    const { children = [] } = route;
    // A parent at that path is the frame of the login page.
    const isLogin =
      loginPath !== undefined && children.length === 0 && path === joinPath('/', loginPath);
    const node: RouteNode = {
      id: parent ? `${parent.id}-${index}` : String(index),
      route,
      path,
      isBare: route.layout === false || isLogin,
      isPublic: Boolean(route.isPublic || parent?.isPublic || isLogin),
      children: [],
    };
    node.children = children.map(read(node));
    return node;
  };
  return routes.map(read());
}

/** What react-router keeps with a match: the node of its route. */
export function nodeOf(handle: unknown): RouteNode | undefined {
  if (typeof handle !== 'object' || handle === null || !('node' in handle)) return undefined;
  // Only createRouter puts a `node` there.
  return handle.node as RouteNode;
}
