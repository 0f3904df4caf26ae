import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './error-code';
import { fileError } from './file-error';
import { type EnvPart, parseEnv } from './parse-env';

export interface LoadEnvOptions {
  /**
   * The folder that contains the .env files.
   * @zh .env 文件所在目录。
   * @default process.cwd()
   */
  cwd?: string;
  /**
   * Returns only variables whose names start with this prefix, or one of these, including those in
   * `process.env`. By default, all variables of the files are returned, but none that is only in
   * `process.env`.
   * @zh 只返回名称以此（或其中之一）开头的变量，并包含 `process.env` 中符合的变量。默认返回文件中的全部变量，不含仅存在于 `process.env` 的变量。
   */
  prefix?: string | readonly string[];
}

/**
 * Reads the environment variables of a mode from `.env`, `.env.local`, `.env.[mode]` and
 * `.env.[mode].local`. Later files take precedence over earlier ones, and variables already set in
 * `process.env` over all files. `process.env` is not modified. Missing files are skipped.
 *
 * File format: `NAME=value`, optionally preceded by `export`. Comments start with `#`, after a value with a
 * space before it. Text in single quotes is literal; in double quotes, `\n`, `\r`, `\t`, `\"`, `\\` and `\$`
 * are escapes. Both can span several lines. Outside single quotes, `${NAME}` is replaced by the final value
 * of `NAME`, or by nothing if it is not set or refers to itself.
 * @zh 按模式读取 `.env`、`.env.local`、`.env.[mode]`、`.env.[mode].local` 中的环境变量：后面的文件优先于前面的，`process.env` 中已设置的变量优先于所有文件。
 * 不会修改 `process.env`，不存在的文件会跳过。文件格式为 `NAME=value`，前面可以加 `export`；注释以 `#` 开头，跟在值后面时前面要有空格。
 * 单引号内的文本原样保留；双引号内支持转义 `\n`、`\r`、`\t`、`\"`、`\\`、`\$`；两种引号都可以跨行。
 * 单引号之外，`${NAME}` 会替换为 `NAME` 的最终值，变量不存在或引用自身时为空。
 *
 * @param mode For example `'production'`: letters, digits, `_`, `-` and `.`; not `'local'`.
 * @zhParam mode 模式，如 `'production'`：可以使用字母、数字、`_`、`-`、`.`，不能是 `'local'`。
 * @param options See `LoadEnvOptions`.
 * @zhParam options 见 `LoadEnvOptions`。
 * @returns An object with the variables.
 * @zhReturns 由变量组成的对象。
 * @throws {TypeError} If `mode` is not a valid name.
 * @zhThrows {TypeError} `mode` 不符合要求时抛出。
 * @throws {SyntaxError} If a line is not an assignment or a quotation mark is not closed; the message starts
 * with `file:line`.
 * @zhThrows {SyntaxError} 某行不是赋值语句或引号未闭合时抛出；错误信息以 `文件:行` 开头。
 * @throws {Error} If a file exists but cannot be read; the message names it, and `code` is the reason.
 * @zhThrows {Error} 文件存在但无法读取时抛出；错误信息包含文件路径，`code` 为原因。
 * @group project
 * @since 0.2.0
 * @keywords env dotenv .env environment variables mode prefix 环境变量 模式 前缀 配置
 * @example
 * ```ts
 * // .env:            HOST=localhost
 * //                  APP_API="http://${HOST}:8080"
 * // .env.production: HOST=api.example.com
 * await loadEnv('production', { prefix: 'APP_' }); // { APP_API: 'http://api.example.com:8080' }
 * ```
 */
export async function loadEnv(
  mode: string,
  { cwd = process.cwd(), prefix }: LoadEnvOptions = {},
): Promise<Record<string, string>> {
  if (!/^[\w-][\w.-]*$/.test(mode) || mode === 'local') {
    // The file of a mode "local" would be that for all modes.
    throw new TypeError(`"${mode}" cannot be a mode; use a name such as "production".`);
  }
  const fromFiles = new Map<string, EnvPart[]>();
  for (const name of ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]) {
    const file = path.resolve(cwd, name);
    for (const [key, value] of parseEnv(await readIfExists(file), file)) fromFiles.set(key, value);
  }
  const names = namesToReturn([...fromFiles.keys()], prefix);
  // fromEntries makes even "__proto__" a plain property.
  return Object.fromEntries(names.map((name) => [name, resolveValue(name, fromFiles)]));
}

async function readIfExists(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    const code = errorCode(cause);
    // Python's virtual environments are often folders with the name .env.
    if (code === 'ENOENT' || code === 'EISDIR') return '';
    throw fileError('read', file, cause);
  }
}

function namesToReturn(
  fromFiles: readonly string[],
  prefix: LoadEnvOptions['prefix'],
): readonly string[] {
  if (prefix === undefined) return fromFiles;
  const prefixes = typeof prefix === 'string' ? [prefix] : prefix;
  const all = new Set([...fromFiles, ...Object.keys(process.env)]);
  return [...all].filter((name) => prefixes.some((each) => name.startsWith(each)));
}

/** Returns the value of a variable. `seen` holds the variables that led to it and which it therefore may not refer to. */
function resolveValue(
  name: string,
  fromFiles: ReadonlyMap<string, readonly EnvPart[]>,
  seen: readonly string[] = [],
): string {
  const alreadySet = Object.hasOwn(process.env, name) ? process.env[name] : undefined;
  if (alreadySet !== undefined) return alreadySet;
  if (seen.includes(name)) return '';
  const parts = fromFiles.get(name) ?? [];
  return parts
    .map((part) =>
      'text' in part ? part.text : resolveValue(part.variable, fromFiles, [...seen, name]),
    )
    .join('');
}
