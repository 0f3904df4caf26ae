/**
 * Why a request path was refused:
 * - `malformed`: a `%` which is not followed by valid UTF-8 in hexadecimal;
 * - `nul`: a NUL character;
 * - `backslash`: a backslash, which is a separator on Windows;
 * - `encoded-separator`: a separator as `%2f` or `%5c`, or a path encoded twice;
 * - `parent`: a `..` segment;
 * - `drive`: a segment which begins with a drive letter such as `C:`;
 * - `symlink`: a symbolic link which leaves the root, leads nowhere or leads in a circle;
 * - `too-long`: longer than the file system allows.
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
 * Thrown by `safeJoin` for a path that must not be opened. A server answers it with 404. The message holds
 * the path as JSON, so that it cannot begin a new line in a log.
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
   * @param reason Why the path was refused.
   * @zhParam reason 拒绝的原因。
   * @param requestPath The path as it was requested.
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
