import { randomUUID } from 'node:crypto';
import { mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './error-code';
import { fileError } from './file-error';

export interface WriteJsonOptions {
  /**
   * Number of spaces per level, or the string to indent with; 0 writes a single line.
   * @zh 每一级缩进的空格数，或用于缩进的字符串；0 表示写成一行。
   * @default 2
   */
  indent?: number | string;
}

/**
 * Writes a JSON file atomically: a temporary file is written next to it and then replaces it, so that
 * partial content is never read. With concurrent writes, the last one wins. Missing folders are created, an
 * existing file keeps its permissions, and the file ends with a line break. If the path is a symbolic link,
 * its target is replaced.
 * @zh 原子地写入 JSON 文件：先在同一目录写临时文件，再替换目标文件，不会读到只写了一半的内容。同时写入时，以最后完成的为准。
 * 会创建缺失的目录，保留已有文件的权限，文件以换行结尾。目标是符号链接时保留链接，替换它指向的文件。
 *
 * @param file The path of the file, relative to the working directory or absolute.
 * @zhParam file 文件路径，可以是绝对路径，也可以相对于当前工作目录。
 * @param value The value to write, serialized by `JSON.stringify`.
 * @zhParam value 要写入的值，按 `JSON.stringify` 的规则序列化。
 * @param options See `WriteJsonOptions`.
 * @zhParam options 见 `WriteJsonOptions`。
 * @returns A promise that resolves when the file is written.
 * @zhReturns 文件写入完成后兑现的 Promise。
 * @throws {TypeError} If the value cannot be serialized as JSON, such as `undefined`, a BigInt or a circular
 * object; nothing is written, and the message names the file.
 * @zhThrows {TypeError} 值无法序列化为 JSON（如 `undefined`、BigInt、循环引用）时抛出；不会写入任何内容，错误信息包含文件路径。
 * @throws {Error} If the file cannot be written; the message names the file, `code` is the reason
 * (`'EACCES'`, `'EISDIR'`, …), and `cause` is the original error.
 * @zhThrows {Error} 无法写入时抛出；错误信息包含文件路径，`code` 为原因（如 `'EACCES'`、`'EISDIR'`），`cause` 为原始错误。
 * @group file
 * @since 0.2.0
 * @keywords write json save atomic rename temp file indent 写入 保存 原子写入 临时文件 缩进
 * @example
 * ```ts
 * await writeJson('dist/manifest.json', { version: '1.2.0', files: ['index.html'] });
 * await writeJson('cache.json', entries, { indent: 0 });
 * ```
 */
export async function writeJson(
  file: string,
  value: unknown,
  { indent = 2 }: WriteJsonOptions = {},
): Promise<void> {
  const absolute = path.resolve(file);
  const text = stringify(absolute, value, indent);
  try {
    await mkdir(path.dirname(absolute), { recursive: true });
    await replaceFile(await followLink(absolute), text);
  } catch (cause) {
    throw fileError('write', absolute, cause);
  }
}

function stringify(file: string, value: unknown, indent: number | string): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value, null, indent);
  } catch (cause) {
    throw new TypeError(`Cannot write ${file}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
  if (text === undefined) throw new TypeError(`Cannot write ${file}: ${typeof value} is not JSON.`);
  return `${text}\n`;
}

/** Returns the file that a link leads to; renaming would replace the link itself. */
async function followLink(file: string): Promise<string> {
  try {
    return await realpath(file);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return file;
  }
}

async function replaceFile(file: string, text: string): Promise<void> {
  const existing = await stat(file).catch(() => undefined);
  // In the same folder, because a rename between two file systems is not possible.
  const temporary = path.join(path.dirname(file), `.${randomUUID()}.tmp`);
  try {
    const handle = await open(temporary, 'wx');
    try {
      // The mode for `open` is cut down by the umask of the process, this one is not.
      if (existing) await handle.chmod(existing.mode & 0o777);
      await handle.writeFile(text);
      // Without it, a power failure after the rename can leave an empty file.
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
