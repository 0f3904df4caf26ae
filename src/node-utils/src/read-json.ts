import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParseError, parse } from 'jsonc-parser';
import { fileError } from './file-error';

/**
 * Reads a JSON file. A leading byte order mark is skipped.
 * @zh 读取 JSON 文件，会跳过开头的字节顺序标记（BOM）。
 *
 * @typeParam Value The type of the content. It is not checked.
 * @param file The path of the file, relative to the working directory or absolute.
 * @zhParam file 文件路径，可以是绝对路径，也可以相对于当前工作目录。
 * @returns The parsed content.
 * @zhReturns 解析后的内容。
 * @throws {SyntaxError} If the content is not valid JSON; the message starts with `file:line:column` (both
 * 1-based), or with the file only if the position is unknown.
 * @zhThrows {SyntaxError} 内容不是合法 JSON 时抛出；错误信息以 `文件:行:列` 开头（行列从 1 开始），无法确定位置时只有文件路径。
 * @throws {Error} If the file cannot be read; the message names the file, `code` is the reason (`'ENOENT'`,
 * `'EISDIR'`, …), and `cause` is the original error.
 * @zhThrows {Error} 无法读取时抛出；错误信息包含文件路径，`code` 为原因（如 `'ENOENT'`、`'EISDIR'`），`cause` 为原始错误。
 * @group file
 * @since 0.1.0
 * @keywords read json parse file config line column 读取 解析 JSON 文件 行号
 * @example
 * ```ts
 * const { version } = await readJson<{ version: string }>('package.json');
 * ```
 */
export async function readJson<Value = unknown>(file: string): Promise<Value> {
  const absolute = path.resolve(file);
  const text = await readText(absolute);
  try {
    return JSON.parse(text);
  } catch (cause) {
    // JSON.parse throws nothing but a SyntaxError.
    const { message } = cause as SyntaxError;
    throw new SyntaxError(`${absolute}${positionOfError(text)} is not valid JSON: ${message}`, {
      cause,
    });
  }
}

async function readText(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  } catch (cause) {
    throw fileError('read', file, cause);
  }
}

/** Returns `:line:column`. The message of `JSON.parse` tells the position of some errors only, and not in every Node.js. */
function positionOfError(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (!first) return '';
  const before = text.slice(0, first.offset);
  return `:${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`;
}
