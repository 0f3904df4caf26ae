import { stat } from 'node:fs/promises';
import path from 'node:path';

export interface FindUpOptions {
  /**
   * The folder to begin in.
   * @default process.cwd()
   */
  cwd?: string;
  /**
   * What to look for; a symbolic link counts as what it leads to.
   * @default 'file'
   */
  type?: 'file' | 'directory';
}

/**
 * Looks for a file in a folder, then in the folder above, up to the root of the file system.
 *
 * @param names A name, or several in order of preference; a nearer folder goes before a preferred name.
 * @param options.cwd The folder to begin in, `process.cwd()` by default.
 * @param options.type `'file'` by default, or `'directory'`.
 * @returns The absolute path, or `undefined` if there is none. What may not be read counts as missing.
 * @example
 * ```ts
 * await findUp('package.json'); // '/srv/app/package.json'
 * await findUp(['service.config.ts', 'service.config.js'], { cwd: '/srv/app/src' });
 * ```
 */
export async function findUp(
  names: string | readonly string[],
  { cwd = process.cwd(), type = 'file' }: FindUpOptions = {},
): Promise<string | undefined> {
  const candidates = typeof names === 'string' ? [names] : names;
  let folder = path.resolve(cwd);
  while (true) {
    for (const name of candidates) {
      const file = path.join(folder, name);
      const stats = await stat(file).catch(() => undefined);
      if (type === 'file' ? stats?.isFile() : stats?.isDirectory()) return file;
    }
    const parent = path.dirname(folder);
    if (parent === folder) return undefined;
    folder = parent;
  }
}
