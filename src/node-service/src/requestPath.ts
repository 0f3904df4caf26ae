/** Where a request points, below a prefix. */
export interface RequestPath {
  /** The decoded path with single slashes and none at either end; `''` is the root. */
  path: string;
  /** Whether the address ends with a slash, as that of a folder does. */
  isFolder: boolean;
}

/** What must not remain after one decoding: a second layer of escapes for `.`, `/`, `\`, `%` or NUL. */
const ESCAPED_TWICE = /%(?:2e|2f|5c|25|00)/i;

/**
 * Reads the path of a request below a prefix. The URL is decoded once, part by part, and refused
 * when it is anything but a plain path: malformed escapes, `.` and `..`, names with a leading dot,
 * empty parts, escaped slashes, backslashes, control characters, and whole URLs.
 *
 * @param url the request target as it came over the wire, query included
 * @param prefix `''` or `/x`
 * @param options.wellKnown whether the first part may be `.well-known`
 * @returns undefined when the path is refused or lies outside the prefix
 */
export function parseRequestPath(
  url: string,
  prefix: string,
  { wellKnown = false } = {},
): RequestPath | undefined {
  const raw = url.replace(/[?#].*$/s, '');
  if (raw !== prefix && !raw.startsWith(`${prefix}/`)) return undefined;
  const below = raw.slice(prefix.length).replace(/^\//, '').replace(/\/$/, '');
  const isFolder = raw.endsWith('/');
  if (below === '') {
    return /^\/?$/.test(raw.slice(prefix.length)) ? { path: '', isFolder } : undefined;
  }
  const parts = below.split('/').map((part, index) => {
    if (wellKnown && index === 0 && part === '.well-known') return part;
    return decodePart(part);
  });
  const clean = parts.filter((part): part is string => part !== undefined);
  return clean.length < parts.length ? undefined : { path: clean.join('/'), isFolder };
}

function decodePart(raw: string): string | undefined {
  let part: string;
  try {
    part = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  if (part === '' || part.startsWith('.') || ESCAPED_TWICE.test(part)) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused here
  return /[/\\\u0000-\u001f\u007f]/.test(part) ? undefined : part;
}
