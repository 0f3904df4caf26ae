import { createError } from './createError';
import { joinPath } from './joinPath';
import { readBasename } from './readBasename';
import type { AppOptions, RouteConfig } from './types';

const HISTORY_TYPES = ['browser', 'hash', 'memory'];
const LOCALES = ['zh-CN', 'en-US'];
const THEMES = ['default', 'zeus', 'hermes'];
const COLOR_MODES = ['light', 'dark'];

/** Options and what they have to be; the rest is checked on its own. */
const KINDS: Record<keyof AppOptions, 'function' | 'object' | undefined> = {
  routes: undefined,
  layout: 'function',
  initialState: 'function',
  access: 'function',
  loginPath: undefined,
  request: 'object',
  history: undefined,
  basename: undefined,
  initialPath: undefined,
  locale: undefined,
  themeExt: undefined,
  colorMode: undefined,
  // A component may also be an object, such as that of `memo`.
  fetchingComp: undefined,
  errorPages: 'object',
  formatTitle: 'function',
};

/**
 * Checks the settings of an app before anything is built from them.
 *
 * @throws {Error} at the first setting that cannot work; the message names it and says what to do
 */
export function checkOptions(options: AppOptions): void {
  const { history, locale, themeExt, colorMode, initialPath, routes } = options;
  checkKinds(options);
  checkChoice('history', history, HISTORY_TYPES);
  checkChoice('locale', locale, LOCALES);
  checkChoice('themeExt', themeExt, THEMES);
  checkChoice('colorMode', colorMode, COLOR_MODES);
  readBasename(options);
  if (initialPath !== undefined && history !== 'memory') {
    throw createError(
      'An initialPath is given, but the first page of this app comes from the address bar.',
      'createApp({ initialPath })',
      "remove initialPath, or set history: 'memory'.",
    );
  }
  if (initialPath !== undefined && !initialPath.startsWith('/')) {
    throw createError(
      `The initialPath is "${initialPath}", but it must start with a slash.`,
      'createApp({ initialPath })',
      `write '/${initialPath}'.`,
    );
  }
  if (!Array.isArray(routes) || routes.length === 0) {
    throw createError(
      'There are no routes.',
      'createApp({ routes })',
      "add at least one, e.g. routes: [{ path: '/', component: () => import('./pages/Home') }].",
    );
  }
  const pages = new Map<string, string>();
  checkRoutes(routes, '/', 'routes', pages);
  checkLogin(options, pages);
}

function checkKinds(options: AppOptions): void {
  for (const [name, value] of Object.entries(options)) {
    if (!(name in KINDS)) {
      throw createError(
        `There is no option "${name}".`,
        `createApp({ ${name} })`,
        `remove it, or use one of ${Object.keys(KINDS).join(', ')}.`,
      );
    }
    const kind = KINDS[name as keyof AppOptions];
    if (kind === undefined || value === undefined || typeof value === kind) continue;
    const example =
      name === 'layout' ? "write layout: () => import('./layout')." : `pass ${article(kind)}.`;
    throw createError(
      `The option "${name}" is not ${article(kind)}.`,
      `createApp({ ${name} })`,
      example,
    );
  }
}

const article = (kind: string) => (kind === 'object' ? 'an object' : 'a function');

/** The login page needs a route, or the way there would end at the 404 page, which needs a login, too. */
function checkLogin({ loginPath }: AppOptions, pages: Map<string, string>): void {
  if (loginPath === undefined || pages.has(matchKey(joinPath('/', loginPath)))) return;
  throw createError(
    `There is no route for the login page "${loginPath}".`,
    'createApp({ loginPath })',
    `add one, e.g. routes: [{ path: '${loginPath}', component: () => import('./pages/Login') }], or change loginPath.`,
  );
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
      "add one, e.g. path: '/users', or path: '*' for everything else.",
    );
  }
  if (route.component === undefined && !route.children?.length) {
    throw createError(
      `The route "${route.path}" has neither a component nor children, so it shows nothing.`,
      `createApp: ${place}`,
      "add component: () => import('./pages/Users'), or children if it only groups them.",
    );
  }
  if (route.component !== undefined && typeof route.component !== 'function') {
    throw createError(
      `The component of the route "${route.path}" is not a function.`,
      `createApp: ${place}.component`,
      "write component: () => import('./pages/Users'), so that the page is loaded on demand.",
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
