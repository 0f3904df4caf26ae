import { stat } from 'node:fs/promises';
import path from 'node:path';

export interface FindUpOptions {
  /**
   * The folder to start in.
   * @zh 起始目录。
   * @default process.cwd()
   */
  cwd?: string;
  /**
   * What to look for; a symbolic link counts as its target.
   * @zh 查找的类型；符号链接按它指向的内容判断。
   * @default 'file'
   */
  type?: 'file' | 'directory';
}

/**
 * Finds a file in a folder or the nearest folder above it, up to the root of the file system.
 * @zh 在目录中查找文件，找不到则到上级目录继续，直到文件系统根目录。
 *
 * @param names A name, or several in order of preference; a nearer folder takes precedence over a preferred
 * name.
 * @zhParam names 文件名，或按优先级排列的多个文件名；目录的远近优先于文件名的顺序。
 * @param options See `FindUpOptions`.
 * @zhParam options 见 `FindUpOptions`。
 * @returns The absolute path, or `undefined` if nothing is found. Anything unreadable counts as missing.
 * @zhReturns 绝对路径；找不到时为 `undefined`。无权读取的内容视为不存在。
 * @group file
 * @since 0.1.0
 * @keywords find up parent folder search config root lookup 向上查找 父目录 配置文件 项目根目录
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
