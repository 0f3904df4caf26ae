import { Console } from 'node:console';
import { inspect } from 'node:util';
import { colors } from './colors';
import { redact } from './redact';

/**
 * Log level of a message. `success` ranks the same as `info`.
 * @zh 日志级别。`success` 与 `info` 级别相同。
 */
export type LogType = 'debug' | 'info' | 'success' | 'warn' | 'error';

export interface CreateLoggerOptions {
  /**
   * The lowest level to show; `'silent'` shows nothing.
   * @zh 显示的最低级别；`'silent'` 不显示任何日志。
   * @default 'info'
   */
  level?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /**
   * Name of the program, shown before each message.
   * @zh 程序名称，显示在每条日志之前。
   */
  prefix?: string;
  /**
   * Writes each message as one line of JSON, for programs that read logs.
   * @zh 每条日志输出为一行 JSON，供程序读取。
   * @default false
   */
  json?: boolean;
}

/**
 * Logs a message. Secrets in `data` are redacted, those in `message` are not.
 * @zh 输出一条日志。`data` 中的敏感字段会脱敏，`message` 中的不会。
 *
 * @param message The text, or an error, which is logged with its stack.
 * @zhParam message 文本，或要连同调用栈一起显示的错误。
 * @param data Any related data.
 * @zhParam data 相关的任意数据。
 */
export type Log = (message: string | Error, data?: unknown) => void;

export interface Logger {
  /**
   * Logs debugging information to stdout.
   * @zh 输出调试信息，写到 stdout。
   */
  debug: Log;
  /**
   * Logs general information to stdout.
   * @zh 输出一般信息，写到 stdout。
   */
  info: Log;
  /**
   * Logs a success to stdout.
   * @zh 输出成功信息，写到 stdout。
   */
  success: Log;
  /**
   * Logs a warning to stderr.
   * @zh 输出警告，写到 stderr。
   */
  warn: Log;
  /**
   * Logs an error to stderr.
   * @zh 输出错误，写到 stderr。
   */
  error: Log;
}

const RANK = { debug: 0, info: 1, success: 1, warn: 2, error: 3, silent: 4 };

const COLOR = {
  debug: 'gray',
  info: 'cyan',
  success: 'green',
  warn: 'yellow',
  error: 'red',
} as const;

/**
 * Creates a small logger for command-line tools. `warn` and `error` go to stderr, everything else to stdout,
 * in color under the same conditions as `colors`. With `json`, each message is a single line of JSON with
 * `time`, `level`, `prefix`, `message` and `data`, even if it contains line breaks.
 *
 * In objects and errors, the values of keys ending in `authorization`, `cookie`, `cookies`, `password` or
 * `token` (case-insensitive) become `[Redacted]` at any depth. For servers with many logs, use pino.
 * @zh 创建用于命令行工具的小型日志器。`warn` 和 `error` 写到 stderr，其余写到 stdout，是否着色与 `colors` 一致。
 * 设置 `json` 时每条日志为一行 JSON，包含 `time`、`level`、`prefix`、`message`、`data`，内容中的换行不会产生新的一行。
 * 对象和错误中，键名以 `authorization`、`cookie`、`cookies`、`password`、`token` 结尾（不区分大小写）的值在任意层级都会替换为 `[Redacted]`。
 * 日志量大的服务请使用 pino。
 *
 * @param options See `CreateLoggerOptions`.
 * @zhParam options 见 `CreateLoggerOptions`。
 * @returns The logger; its methods can be used on their own.
 * @zhReturns 日志器，其方法可以单独使用。
 * @group log
 * @since 0.2.0
 * @keywords logger log console json redact level debug 日志 日志级别 脱敏 控制台 命令行
 * @example
 * ```ts
 * const logger = createLogger({ prefix: 'my-tool' });
 * logger.success('Built', { files: 12 }); // my-tool success Built { files: 12 }
 * logger.error(new Error('No network'));
 * createLogger({ json: true }).info('Login', { user: 'li', password: 'x' });
 * // {"time":"2026-11-28T08:00:00.000Z","level":"info","message":"Login","data":{"user":"li","password":"[Redacted]"}}
 * ```
 */
export function createLogger({
  level = 'info',
  prefix,
  json = false,
}: CreateLoggerOptions = {}): Logger {
  // Unlike the streams, it does not end the process when a reader such as `head` has gone.
  const output = new Console(process.stdout, process.stderr);
  const format = json ? toJson : toText;
  const create = (type: LogType): Log => {
    if (RANK[type] < RANK[level]) return () => {};
    const isProblem = type === 'warn' || type === 'error';
    return (message, data) => {
      const line = format(type, prefix, message, data);
      // As an argument, because a percent sign in the first one is a placeholder.
      if (isProblem) output.error('%s', line);
      else output.log('%s', line);
    };
  };
  return {
    debug: create('debug'),
    info: create('info'),
    success: create('success'),
    warn: create('warn'),
    error: create('error'),
  };
}

function toJson(type: LogType, prefix: string | undefined, message: string | Error, data: unknown) {
  const line = JSON.stringify({
    time: new Date().toISOString(),
    level: type,
    prefix,
    message: message instanceof Error ? message.message : message,
    error: message instanceof Error ? redact(message) : undefined,
    data: redact(data),
  });
  // JSON allows these, but some programs take them for line breaks.
  return line.replace(/[\u0085\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

function toText(type: LogType, prefix: string | undefined, message: string | Error, data: unknown) {
  const stream = type === 'warn' || type === 'error' ? process.stderr : process.stdout;
  // What picocolors has found out is true of stdout; stderr may be a file.
  const inColor = colors.isColorSupported && stream.isTTY === process.stdout.isTTY;
  const paint = colors.createColors(inColor);
  const show = (value: unknown) => inspect(redact(value), { colors: inColor, depth: null });
  const parts = [paint[COLOR[type]](type)];
  if (prefix) parts.unshift(paint.dim(prefix));
  parts.push(message instanceof Error ? errorText(message, show) : message);
  if (data !== undefined) parts.push(show(data));
  return parts.join(' ');
}

/** The stack, and below it what else the error holds, such as its cause. */
function errorText(error: Error, show: (value: unknown) => string): string {
  const text = error.stack ?? String(error);
  const { cause } = error;
  const fields = { ...error, ...(cause === undefined ? {} : { cause }) };
  return Object.keys(fields).length === 0 ? text : `${text} ${show(fields)}`;
}
