import { joinPath } from './joinPath';

const WITH_HOST = /^([a-z][a-z\d+.-]*:)?\/\//i;

/**
 * The path under which the app is served, for react-router.
 *
 * A bundler's public path may be the URL of a CDN. It then says where the files are, not where the pages are: only
 * on the page's own host are both the same.
 */
export function readBasename(basename = '/'): string {
  if (!WITH_HOST.test(basename)) return joinPath('/', basename.replace(/^\.\/?/, ''));
  const { origin, pathname } = new URL(basename, window.location.href);
  return origin === window.location.origin ? joinPath('/', pathname) : '/';
}
