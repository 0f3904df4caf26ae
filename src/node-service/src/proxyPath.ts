import type { ResolvedProxy } from './resolveProxy';

// The development server of jaraxxus needs these without the server of this package.

/** No `..`, no empty part, no escaped separator or control character, and no second URL. */
export function isPlain(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\')) return false;
  if (/%(?:2f|5c|00|0a|0d|25(?:2e|2f|5c|00))/i.test(path)) return false;
  return !path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part));
}

/** Applies `pathRewrite` to the whole path. The prefix that is put before it becomes the path of the target. */
export function rewrite(url: string, prefix: string, { rewrites }: ResolvedProxy): string {
  if (rewrites.length === 0) return url;
  const [from, to] = rewrites.find(([start]) => url.startsWith(start)) ?? ['', ''];
  return prefix + to + url.slice(from.length);
}

/** A redirect within the target stays below the prefix. */
export function ownLocation(
  location: string,
  { prefix, origin, rewritePrefix }: ResolvedProxy,
): string {
  const own = location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
  const isWithin = own.startsWith('/') && !own.startsWith('//');
  if (!isWithin) return location;
  const isBelow = own === rewritePrefix || own.startsWith(`${rewritePrefix}/`);
  return isBelow ? prefix + own.slice(rewritePrefix.length) : location;
}

/** The path and query with which a request goes to the target. */
export function targetPath(url: string, item: ResolvedProxy): string {
  const path = item.rewritePrefix + rewrite(url, item.prefix, item).slice(item.prefix.length);
  return path.startsWith('/') ? path : `/${path}`;
}
