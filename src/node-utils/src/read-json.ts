import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParseError, parse } from 'jsonc-parser';
import { errorCode } from './error-code';

/**
 * Reads a JSON file. A byte order mark at its beginning is skipped.
 *
 * @typeParam Value The type of the content. It is not checked.
 * @param file The path of the file, relative to the working directory or absolute.
 * @returns The parsed content.
 * @throws {SyntaxError} When the content is not JSON; the message begins with `file:line:column` (both
 * from 1), or with the file alone where the position is not known.
 * @throws A system error when the file cannot be read; its message names the file, `code` says why
 * (`'ENOENT'`, `'EISDIR'`, …), and `cause` is the original error.
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
    // The system's own message does not always name the file: "EISDIR: illegal operation on a directory, read".
    const code = errorCode(cause);
    throw Object.assign(new Error(`Cannot read ${file} (${code}).`, { cause }), { code });
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
