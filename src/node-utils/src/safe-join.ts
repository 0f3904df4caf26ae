import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './error-code';
import { UnsafePathError, type UnsafePathReason } from './unsafe-path-error';

/**
 * Maps the path of a request to a file below a folder, and to nothing outside it. The path is decoded
 * once; see `UnsafePathReason` for all that is refused. Symbolic links are followed, and may lead to other
 * places inside the root only.
 *
 * The answer says that the path is safe, not that the file exists. It is true at the time of asking:
 * do not let strangers create symbolic links below the root.
 *
 * @param root The folder that may be read. It must exist.
 * @param requestPath The path of the request, still percent-encoded, without query and hash. Leading,
 * doubled and trailing slashes and `.` segments do not matter.
 * @returns The absolute path with all symbolic links resolved, those of `root` included.
 * @throws {UnsafePathError} When the path must not be opened.
 * @throws A system error (with `code`) when `root` does not exist or a folder may not be read.
 * @example
 * ```ts
 * await safeJoin('/srv/app/dist', '/assets/logo%20dark.svg'); // '/srv/app/dist/assets/logo dark.svg'
 * await safeJoin('/srv/app/dist', '/%2e%2e/secret.txt'); // rejects: UnsafePathError (parent)
 * ```
 */
export async function safeJoin(root: string, requestPath: string): Promise<string> {
  const segments = toSegments(requestPath);
  const realRoot = await realpath(root);
  let current = realRoot;
  for (const [index, segment] of segments.entries()) {
    const next = path.join(current, segment);
    const real = await realpathOf(next, requestPath);
    // What does not exist cannot be a link, nor can anything below it.
    if (real === undefined) return path.join(next, ...segments.slice(index + 1));
    if (!isInside(realRoot, real)) throw new UnsafePathError('symlink', requestPath);
    current = real;
  }
  return current;
}

/** Decodes a request path once and splits it; throws an `UnsafePathError` unless every segment is a plain name. */
function toSegments(requestPath: string): string[] {
  const refuse = (reason: UnsafePathReason) => new UnsafePathError(reason, requestPath);
  // Decoded, these would move the borders between segments.
  if (/%(?:2f|5c)/i.test(requestPath)) throw refuse('encoded-separator');
  let decoded: string;
  try {
    decoded = decodeURIComponent(requestPath);
  } catch {
    throw refuse('malformed');
  }
  if (decoded.includes('\0')) throw refuse('nul');
  if (decoded.includes('\\')) throw refuse('backslash');
  // Encoded twice: harmless here, but a path for whoever decodes it once more.
  if (/%(?:00|2e|2f|5c)/i.test(decoded)) throw refuse('encoded-separator');
  const segments = decoded.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.includes('..')) throw refuse('parent');
  if (segments.some((segment) => /^[a-z]:/i.test(segment))) throw refuse('drive');
  return segments;
}

/** Returns the real path, or `undefined` when nothing is there. */
async function realpathOf(file: string, requestPath: string): Promise<string | undefined> {
  try {
    return await realpath(file);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENAMETOOLONG') throw new UnsafePathError('too-long', requestPath);
    if (code === 'ELOOP') throw new UnsafePathError('symlink', requestPath);
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
  }
  // A link to a missing file is something: writing to it would create that file, wherever it is.
  const link = await lstat(file).catch(() => undefined);
  if (link) throw new UnsafePathError('symlink', requestPath);
  return undefined;
}

function isInside(root: string, file: string): boolean {
  const relative = path.relative(root, file);
  // On Windows the way to another drive is an absolute path.
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
