import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readJson } from './read-json';

/**
 * The package managers that `detectPackageManager` knows.
 * @zh `detectPackageManager` 能识别的包管理器。
 */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

const LOCKFILES: readonly (readonly [file: string, manager: PackageManager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
];

/**
 * Detects the package manager in use. The first match wins: the one that runs this process (`npm create`,
 * `pnpm dlx`, a package.json script); the nearest folder, from `cwd` upward, with a `packageManager` field
 * in its package.json or a lockfile, where the field takes precedence; otherwise npm.
 * @zh 检测正在使用的包管理器，以最先匹配的为准：运行当前进程的包管理器（`npm create`、`pnpm dlx` 或 package.json 脚本）；
 * 否则从 `cwd` 逐级向上，取最近的、package.json 含 `packageManager` 字段或有锁文件的目录，字段优先；都没有则为 npm。
 *
 * @param cwd The folder of the project, `process.cwd()` by default.
 * @zhParam cwd 项目目录，默认 `process.cwd()`。
 * @returns The name, which is also the command. An unreadable package.json counts as missing.
 * @zhReturns 包管理器名称，也是其命令名。无法读取的 package.json 视为不存在。
 * @group project
 * @since 0.2.0
 * @keywords package manager npm pnpm yarn bun lockfile install corepack 包管理器 锁文件 安装依赖
 * @example
 * ```ts
 * await run(await detectPackageManager('my-app'), ['install'], { cwd: 'my-app' });
 * ```
 */
export async function detectPackageManager(cwd: string = process.cwd()): Promise<PackageManager> {
  // For example "pnpm/10.34.9 npm/? node/v20.20.2 linux x64".
  const running = toPackageManager(process.env.npm_config_user_agent?.split('/')[0]);
  if (running) return running;
  let folder = path.resolve(cwd);
  while (true) {
    const found = (await fromField(folder)) ?? (await fromLockfile(folder));
    if (found) return found;
    const parent = path.dirname(folder);
    if (parent === folder) return 'npm';
    folder = parent;
  }
}

async function fromField(folder: string): Promise<PackageManager | undefined> {
  const file = path.join(folder, 'package.json');
  const content = await readJson<{ packageManager?: unknown } | null>(file).catch(() => undefined);
  const field = content?.packageManager;
  // For example "pnpm@10.34.9+sha512.0a1b".
  return typeof field === 'string' ? toPackageManager(field.split('@')[0]) : undefined;
}

async function fromLockfile(folder: string): Promise<PackageManager | undefined> {
  for (const [file, manager] of LOCKFILES) {
    const stats = await stat(path.join(folder, file)).catch(() => undefined);
    if (stats?.isFile()) return manager;
  }
  return undefined;
}

function toPackageManager(name: string | undefined): PackageManager | undefined {
  return LOCKFILES.find(([, manager]) => manager === name)?.[1];
}
