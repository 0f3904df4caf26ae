import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IApi } from 'dumi';
import { base } from '../../../config/site';
import { withoutTrailingSlash } from '../../common/navigation/paths';

/**
 * Responds to an address that the site does not have with status 404, as a host of the built site does. The
 * document is the same, and shows the theme's page for it.
 */
export function setStatus(api: IApi) {
  return ({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (!isPage(api, decodePath(pathname))) response.statusCode = 404;
    next();
  };
}

function isPage(api: IApi, pathname: string): boolean {
  const address = withoutTrailingSlash(pathname);
  const prefix = withoutTrailingSlash(base);
  // What is not below the base is umi's: a redirect, and an icon.
  if (!address.startsWith(`${prefix}/`)) return true;
  const route = address.slice(prefix.length);
  if (route.startsWith('/~demos/')) return true;
  const routes: { absPath?: string; isLayout?: boolean }[] = Object.values(api.appData.routes);
  return routes.some(
    ({ absPath = '', isLayout }) => !isLayout && withoutTrailingSlash(absPath) === route,
  );
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
