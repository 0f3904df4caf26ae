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

/** Thrown by `safeJoin` for a path that must not be opened. A server answers it with 404. */
export class UnsafePathError extends Error {
  override readonly name = 'UnsafePathError';

  /**
   * @param reason Why the path was refused.
   * @param requestPath The path as it was requested.
   */
  constructor(
    readonly reason: UnsafePathReason,
    readonly requestPath: string,
  ) {
    // As JSON, so that a line break in a request cannot start a new line in a log.
    super(`Refused the request path ${JSON.stringify(requestPath)} (${reason}).`);
  }
}
