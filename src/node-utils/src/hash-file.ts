import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileError } from './file-error';

export interface HashFileOptions {
  /**
   * One of the algorithms in `crypto.getHashes()`.
   * @zh `crypto.getHashes()` 中的算法。
   * @default 'sha256'
   */
  algorithm?: string;
  /**
   * Encoding of the hash.
   * @zh 哈希值的文本编码。
   * @default 'hex'
   */
  encoding?: 'hex' | 'base64' | 'base64url';
  /**
   * Number of leading characters to return; the whole hash by default.
   * @zh 返回哈希值开头的多少个字符，默认返回全部。
   */
  length?: number;
}

/**
 * Computes the hash of a file's content. The file is read in chunks, so its size is not limited.
 * @zh 计算文件内容的哈希值。文件分块读取，大小不受限制。
 *
 * @param file The path of the file, relative to the working directory or absolute.
 * @zhParam file 文件路径，可以是绝对路径，也可以相对于当前工作目录。
 * @param options See `HashFileOptions`.
 * @zhParam options 见 `HashFileOptions`。
 * @returns The hash as a string.
 * @zhReturns 哈希值字符串。
 * @throws {TypeError} If this version of Node.js does not support the algorithm.
 * @zhThrows {TypeError} 当前 Node.js 不支持该算法时抛出。
 * @throws {RangeError} If `length` is not an integer from 1 to the length of the hash.
 * @zhThrows {RangeError} `length` 不是 1 到哈希值长度之间的整数时抛出。
 * @throws {Error} If the file cannot be read; the message names the file, `code` is the reason (`'ENOENT'`,
 * `'EISDIR'`, …), and `cause` is the original error.
 * @zhThrows {Error} 无法读取时抛出；错误信息包含文件路径，`code` 为原因（如 `'ENOENT'`、`'EISDIR'`），`cause` 为原始错误。
 * @group file
 * @since 0.2.0
 * @keywords hash checksum digest sha256 md5 sri fingerprint 哈希 校验和 摘要 指纹 文件名哈希
 * @example
 * ```ts
 * await hashFile('dist/app.js', { length: 8 }); // '3f79bb7b'
 * const integrity = `sha384-${await hashFile('dist/app.js', { algorithm: 'sha384', encoding: 'base64' })}`;
 * ```
 */
export async function hashFile(
  file: string,
  { algorithm = 'sha256', encoding = 'hex', length }: HashFileOptions = {},
): Promise<string> {
  const absolute = path.resolve(file);
  const hash = startHash(algorithm);
  try {
    await pipeline(createReadStream(absolute), hash);
  } catch (cause) {
    throw fileError('read', absolute, cause);
  }
  const text = hash.digest(encoding);
  if (length === undefined) return text;
  if (!Number.isInteger(length) || length < 1 || length > text.length) {
    throw new RangeError(
      `The length is ${length}; ${algorithm} as ${encoding} has 1 to ${text.length} characters.`,
    );
  }
  return text.slice(0, length);
}

function startHash(algorithm: string) {
  try {
    return createHash(algorithm);
  } catch (cause) {
    throw new TypeError(`Node.js ${process.versions.node} has no hash algorithm "${algorithm}".`, {
      cause,
    });
  }
}
