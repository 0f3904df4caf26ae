/** `/guide/` and `/guide` are one page; the root stays `/`. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
}

/**
 * Whether `pathname` is `parent` or lies below it, by whole segments: `/antd-ext` claims
 * `/antd-ext/button-ext` and not `/antd-ext-mobile`.
 */
export function isWithin(pathname: string, parent: string): boolean {
  const clean = withoutTrailingSlash(pathname);
  const root = withoutTrailingSlash(parent);
  return clean === root || (root !== '/' && clean.startsWith(`${root}/`));
}

/** The part of a site path that is the same in every language: `/en-US/guide` and `/guide` give `/guide`. */
export function withoutLocale(pathname: string, bases: readonly string[]): string {
  const base = bases.find((candidate) => candidate !== '/' && isWithin(pathname, candidate));
  return base ? pathname.slice(base.length) || '/' : pathname;
}

/** The address of a page in the language whose base is given. */
export function withLocale(path: string, base: string): string {
  if (base === '/') return path;
  return path === '/' ? base : `${base}${path}`;
}
