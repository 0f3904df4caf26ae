/**
 * Why a request path was rejected:
 * - `malformed`: a `%` that is not followed by valid percent-encoded UTF-8;
 * - `nul`: a NUL character;
 * - `backslash`: a backslash, which is a separator on Windows;
 * - `encoded-separator`: a separator written as `%2f` or `%5c`, or a double-encoded path;
 * - `parent`: a `..` segment;
 * - `drive`: a segment that starts with a drive letter such as `C:`;
 * - `symlink`: a symbolic link that points outside the root, to a missing file or in a circle;
 * - `too-long`: a path longer than the file system allows.
 * @zh 拒绝请求路径的原因：`malformed` 百分号后不是合法的 UTF-8；`nul` 含 NUL 字符；`backslash` 含反斜杠（Windows 的分隔符）；
 * `encoded-separator` 含编码的分隔符（`%2f`、`%5c`）或编码了两次；`parent` 含 `..` 片段；`drive` 片段以盘符（如 `C:`）开头；
 * `symlink` 符号链接指向根目录之外、不存在的文件或形成循环；`too-long` 超过文件系统允许的长度。
 */
export type UnsafePathReason =
  | 'malformed'
  | 'nul'
  | 'backslash'
  | 'encoded-separator'
  | 'parent'
  | 'drive'
  | 'symlink'
  | 'too-long';

/**
 * Thrown by `safeJoin` for a path that must not be opened. A server should respond with 404. The message
 * contains the path as JSON, so that it cannot start a new line in a log.
 * @zh 路径不允许打开时由 `safeJoin` 抛出，服务端应返回 404。错误信息中的路径以 JSON 形式转义，不会在日志中另起一行。
 *
 * @group file
 * @since 0.1.0
 * @keywords unsafe path error reason traversal 404 不安全路径 错误 原因 路径穿越
 * @example
 * ```ts
 * try {
 *   await safeJoin('dist', '/%2e%2e/secret.txt');
 * } catch (error) {
 *   if (error instanceof UnsafePathError) console.log(error.reason); // 'parent'
 * }
 * ```
 */
export class UnsafePathError extends Error {
  override readonly name = 'UnsafePathError';

  /**
   * @param reason Why the path was rejected.
   * @zhParam reason 拒绝的原因。
   * @param requestPath The original request path.
   * @zhParam requestPath 请求的原始路径。
   */
  constructor(
    readonly reason: UnsafePathReason,
    readonly requestPath: string,
  ) {
    // As JSON, so that a line break in a request cannot start a new line in a log.
    super(`Refused the request path ${JSON.stringify(requestPath)} (${reason}).`);
  }
}
