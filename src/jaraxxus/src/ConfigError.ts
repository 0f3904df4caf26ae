/**
 * A configuration which cannot be used. The message names the file, the key and what is allowed,
 * so it is all a user needs to see.
 */
export class ConfigError extends Error {
  override name = 'ConfigError';
  /** Path of the key, such as `devServer.port`, when one key is at fault. */
  readonly key: string | undefined;
  /** File which holds the configuration, when there is one. */
  readonly file: string | undefined;

  constructor(message: string, where: { key?: string; file?: string; cause?: unknown } = {}) {
    super(`${where.file ?? 'jaraxxus'}: ${message}`, { cause: where.cause });
    this.key = where.key;
    this.file = where.file;
  }
}
