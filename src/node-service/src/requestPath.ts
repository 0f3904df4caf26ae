/** Where a request points, below the mount point of the application. */
export interface RequestPath {
  /** The decoded path with single slashes and none at either end; `''` is the root. */
  path: string;
  /** Whether the last part has an extension: such a URL asks for a file, never for a page. */
  hasExtension: boolean;
}

/** What must not remain after one decoding: a second layer of escapes for `.`, `/`, `\`, `%` or NUL. */
const ESCAPED_TWICE = /%(?:2e|2f|5c|25|00)/i;

/**
 * Reads the path of a request below a prefix. The URL is decoded once, part by part, and refused
 * when it is anything but a plain path: malformed escapes, `.` and `..`, names with a leading dot,
 * empty parts, escaped slashes, backslashes, control characters, and whole URLs.
 * @param url the request target as it came over the wire, query included
 * @param prefix `''` or `/x`
 * @returns undefined when the path is refused or lies outside the prefix
 */
export function parseRequestPath(url: string, prefix: string): RequestPath | undefined {
  const raw = url.replace(/[?#].*$/s, '');
  if (raw !== prefix && !raw.startsWith(`${prefix}/`)) return undefined;
  const below = raw.slice(prefix.length).replace(/^\//, '').replace(/\/$/, '');
  if (below === '') return /^\/?$/.test(raw.slice(prefix.length)) ? ROOT : undefined;

  const parts = below.split('/').map(decodePart);
  const clean = parts.filter((part): part is string => part !== undefined);
  if (clean.length < parts.length) return undefined;
  return { path: clean.join('/'), hasExtension: /.\.[^.]+$/.test(clean[clean.length - 1] ?? '') };
}

const ROOT: RequestPath = { path: '', hasExtension: false };

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
