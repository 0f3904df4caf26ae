import { createError } from './createError';
import { joinPath } from './joinPath';
import type { AppOptions } from './types';

const WITH_HOST = /^([a-z][a-z\d+.-]*:)?\/\//i;

/**
 * The path under which the app is served, for react-router.
 *
 * A bundler's public path may be the URL of a CDN. It then says where the files are, not where the pages are: only
 * on the page's own host are both the same.
 *
 * @throws {Error} if it is relative, which bundlers allow and give only in production: pages would not be found
 */
export function readBasename({ basename = '/', history }: AppOptions): string {
  if (WITH_HOST.test(basename)) {
    const { origin, pathname } = new URL(basename, window.location.href);
    return origin === window.location.origin ? joinPath('/', pathname) : '/';
  }
  if (basename.startsWith('/')) return joinPath('/', basename);
  // Behind `#` the pages are the same wherever the app is.
  if (history && history !== 'browser' && /^\.?\/?$/.test(basename)) return '/';
  throw createError(
    `The basename is "${basename}", but it must start with a slash.`,
    'createApp({ basename })',
    "write it like '/admin', or use history: 'hash' if the path is not known.",
  );
}
