/** One parameter of the header: its name, and its value as a quoted string or a token. */
const PARAMETER = /(?:^|;)\s*([\w-]+\*?)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;

/**
 * Reads the file's name from `Content-Disposition`: `filename*` (RFC 5987), else `filename`, whose value is
 * decoded as browsers do it, although no standard says so: many servers send percent-encoded text or bare UTF-8.
 *
 * @param header The value of the header.
 * @returns The name as the server gave it, not yet made safe; `undefined` without one.
 */
export function fileNameOfHeader(header: string): string | undefined {
  let plain: string | undefined;
  for (const [, name = '', text = ''] of header.matchAll(PARAMETER)) {
    const value = unquote(text.trim());
    if (/^filename$/i.test(name)) plain ??= decode(value) ?? value;
    if (!/^filename\*$/i.test(name)) continue;
    const [, charset, encoded = ''] = /^([^']*)'[^']*'(.*)/.exec(value) ?? [];
    const decoded = decode(encoded, charset);
    if (decoded) return decoded;
  }
  return plain || undefined;
}

/**
 * Reads the last part of a web address.
 *
 * @param url An absolute address; others (`blob:`, `data:`) have no name.
 * @returns The decoded part, not yet made safe; `undefined` without one.
 */
export function fileNameOfUrl(url: string): string | undefined {
  const [, part] = /^https?:\/\/[^?#]*\/([^/?#]+)/.exec(url) ?? [];
  return part && (decode(part) ?? part);
}

/** Only quotes and backslashes were escaped: others come from servers that send a path of Windows. */
function unquote(text: string): string {
  return text.replace(/^"|"$/g, '').replace(/\\(["\\])/g, '$1');
}

/** Percent-decodes text whose other characters stand for a byte each; `undefined` where that gives no text. */
function decode(text: string, charset?: string): string | undefined {
  const bytes = text.replace(/%([\da-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number(`0x${hex}`)),
  );
  // More than a byte: the text is decoded already.
  if (/[^\0-\xff]/.test(bytes)) return undefined;
  try {
    return new TextDecoder(charset || 'utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
}
