import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './error-code';
import { UnsafePathError, type UnsafePathReason } from './unsafe-path-error';

/**
 * Maps a request path to a file inside a folder, and never to anything outside it. The path is decoded once;
 * see `UnsafePathReason` for what is rejected. Symbolic links are followed, but only within the root.
 *
 * The result means that the path is safe, not that the file exists. It holds only at the time of the call:
 * do not let untrusted users create symbolic links below the root.
 * @zh 把请求路径映射为某个目录内的文件，绝不会落到目录之外。路径只解码一次，会拒绝的情况见 `UnsafePathReason`。
 * 会跟随符号链接，但链接只能指向根目录之内。返回结果只表示路径安全，不表示文件存在；结果仅在调用时有效，不要让不可信的用户在根目录下创建符号链接。
 *
 * @param root The folder to read from. It must exist.
 * @zhParam root 允许读取的目录，必须存在。
 * @param requestPath The request path, still percent-encoded, without query and hash. Leading, repeated and
 * trailing slashes and `.` segments are ignored.
 * @zhParam requestPath 请求路径，保持百分号编码，不含 query 和 hash。开头、重复或结尾的斜杠以及 `.` 片段不影响结果。
 * @returns The absolute path with all symbolic links resolved, including those of `root`.
 * @zhReturns 绝对路径，其中的符号链接（包括 `root` 本身的）都已解析。
 * @throws {UnsafePathError} If the path must not be opened.
 * @zhThrows {UnsafePathError} 该路径不允许打开时抛出。
 * @throws {Error} A system error (with `code`) if `root` does not exist or a folder is not readable.
 * @zhThrows {Error} `root` 不存在或某个目录无权读取时抛出系统错误（带 `code`）。
 * @group file
 * @since 0.1.0
 * @keywords safe path join traversal directory symlink static server security 路径穿越 目录遍历 安全 静态文件 符号链接
 * @example
 * ```ts
 * await safeJoin('/srv/app/dist', '/assets/logo%20dark.svg'); // '/srv/app/dist/assets/logo dark.svg'
 * await safeJoin('/srv/app/dist', '/%2e%2e/secret.txt'); // rejects: UnsafePathError (parent)
 * ```
 * @example
 * ```ts
 * import { createReadStream } from 'node:fs';
 * import { stat } from 'node:fs/promises';
 * import { createServer } from 'node:http';
 * import { pipeline } from 'node:stream/promises';
 *
 * createServer(async (request, response) => {
 *   try {
 *     const [requestPath = '/'] = (request.url ?? '/').split('?');
 *     const file = await safeJoin('dist', requestPath);
 *     if (!(await stat(file)).isFile()) throw new Error(`${file} is not a file.`);
 *     // Closes the file when the download is broken off, which `pipe` does not.
 *     await pipeline(createReadStream(file), response);
 *   } catch {
 *     // After a broken download there is no client left to respond to.
 *     if (!response.destroyed) response.writeHead(404).end();
 *   }
 * }).listen(8080);
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
  // Encoded twice: harmless here, but a path when it is decoded once more.
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
