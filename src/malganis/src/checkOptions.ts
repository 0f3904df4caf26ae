import { createError } from './createError';
import { joinPath } from './joinPath';
import type { AppOptions, RouteConfig } from './types';

const HISTORY_TYPES = ['browser', 'hash', 'memory'];
const LOCALES = ['zh-CN', 'en-US'];

/**
 * Checks the settings of an app before anything is built from them.
 *
 * @throws {Error} at the first setting that cannot work; the message names it and says what to do
 */
export function checkOptions(options: AppOptions): void {
  const { history, locale, basename, initialPath, routes } = options;
  checkChoice('history', history, HISTORY_TYPES);
  checkChoice('locale', locale, LOCALES);
  if (basename !== undefined && !basename.startsWith('/')) {
    throw createError(
      `The basename is "${basename}", but it has to start with a slash.`,
      'createApp({ basename })',
      "write it like '/admin'; for an app served from an unknown folder use history: 'hash' and no basename.",
    );
  }
  if (initialPath !== undefined && history !== 'memory') {
    throw createError(
      'An initialPath is given, but the first page of this app comes from the address bar.',
      'createApp({ initialPath })',
      "remove initialPath, or set history: 'memory'.",
    );
  }
  if (initialPath !== undefined && !initialPath.startsWith('/')) {
    throw createError(
      `The initialPath is "${initialPath}", but it has to start with a slash.`,
      'createApp({ initialPath })',
      `write '/${initialPath}'.`,
    );
  }
  if (!Array.isArray(routes) || routes.length === 0) {
    throw createError(
      'There are no routes.',
      'createApp({ routes })',
      "give at least one, e.g. routes: [{ path: '/', component: () => import('./pages/Home') }].",
    );
  }
  checkRoutes(routes, '/', 'routes', new Map());
}

function checkChoice(name: string, value: string | undefined, allowed: string[]): void {
  if (value === undefined || allowed.includes(value)) return;
  throw createError(
    `The ${name} is "${value}", which does not exist.`,
    `createApp({ ${name} })`,
    `use one of ${allowed.map((item) => `'${item}'`).join(', ')}.`,
  );
}

/** `seen` maps what a page's full path matches to where that page was declared. */
function checkRoutes(
  routes: RouteConfig[],
  parent: string,
  where: string,
  seen: Map<string, string>,
): void {
  routes.forEach((route, index) => {
    const place = `${where}[${index}]`;
    checkRoute(route, parent, place);
    const fullPath = joinPath(parent, route.path);
    // A parent may share its path with its own first page, and two layouts may share one: only pages collide.
    if (route.children?.length) {
      checkRoutes(route.children, fullPath, `${place}.children`, seen);
      return;
    }
    const key = matchKey(fullPath);
    const first = seen.get(key);
    if (first !== undefined) {
      throw createError(
        `Two pages have the path "${fullPath}", so the second could never be shown.`,
        `createApp: ${first} and ${place}`,
        'give one of them another path, or remove it.',
      );
    }
    seen.set(key, place);
  });
}

function checkRoute(route: RouteConfig, parent: string, place: string): void {
  if (typeof route.path !== 'string') {
    throw createError(
      'A route has no path.',
      `createApp: ${place}.path`,
      "give it one, e.g. path: '/users'; the page for everything else has path: '*'.",
    );
  }
  if (typeof route.component !== 'function') {
    throw createError(
      `The component of the route "${route.path}" is not a function.`,
      `createApp: ${place}.component`,
      "write component: () => import('./pages/Users'), so that the page is loaded when it is needed.",
    );
  }
  const inside = parent === '/' || route.path === parent || route.path.startsWith(`${parent}/`);
  if (route.path.startsWith('/') && !inside) {
    throw createError(
      `The path "${route.path}" is not inside its parent's path "${parent}".`,
      `createApp: ${place}.path`,
      `write '${joinPath(parent, route.path.slice(1))}' or '${route.path.slice(1)}', or move the route out of children.`,
    );
  }
}

/** react-router ignores case and the names of parameters when it compares a path with the address. */
function matchKey(fullPath: string): string {
  return fullPath.toLowerCase().replace(/:[^/?]+/g, ':');
}
