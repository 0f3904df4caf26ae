import { findUp } from './find-up';
import { readJson } from './read-json';

/**
 * The most common fields of a package.json. The content of the file is not validated.
 * @zh package.json 中最常用的字段，不校验文件内容。
 */
export interface PackageJson {
  /**
   * The package name, including its scope.
   * @zh 包名，含 scope。
   */
  name?: string;
  /**
   * The version.
   * @zh 版本号。
   */
  version?: string;
  /**
   * The description of the package.
   * @zh 包的描述。
   */
  description?: string;
  /**
   * `true` prevents the package from being published.
   * @zh 为 `true` 时不会发布。
   */
  private?: boolean;
  /**
   * The module format of `.js` files in Node.js.
   * @zh Node.js 中 `.js` 文件的模块格式。
   * @default 'commonjs'
   */
  type?: 'commonjs' | 'module';
  /**
   * The entry file for `require`.
   * @zh `require` 时的入口文件。
   */
  main?: string;
  /**
   * The command-line programs.
   * @zh 命令行程序。
   */
  bin?: string | Record<string, string>;
  /**
   * The scripts for `npm run`.
   * @zh `npm run` 的脚本。
   */
  scripts?: Record<string, string>;
  /**
   * Runtime dependencies and their version ranges.
   * @zh 运行时依赖及其版本范围。
   */
  dependencies?: Record<string, string>;
  /**
   * Development dependencies.
   * @zh 开发依赖。
   */
  devDependencies?: Record<string, string>;
  /**
   * Dependencies provided by the project that uses the package.
   * @zh 由使用方项目提供的依赖。
   */
  peerDependencies?: Record<string, string>;
  /**
   * Supported versions of Node.js and package managers.
   * @zh 支持的 Node.js 与包管理器版本。
   */
  engines?: Record<string, string>;
  /**
   * The package manager and its version, such as `pnpm@10.34.9`.
   * @zh 包管理器及其版本，如 `pnpm@10.34.9`。
   */
  packageManager?: string;
  [field: string]: unknown;
}

export interface ReadPackageResult {
  /**
   * The absolute path of the package.json.
   * @zh package.json 的绝对路径。
   */
  path: string;
  /**
   * The content of the file.
   * @zh 文件内容。
   */
  packageJson: PackageJson;
}

/**
 * Reads the nearest package.json, from a folder upward to the root of the file system.
 * @zh 读取最近的 package.json：从指定目录开始逐级向上查找，直到文件系统根目录。
 *
 * @param cwd The folder to start in, `process.cwd()` by default.
 * @zhParam cwd 起始目录，默认 `process.cwd()`。
 * @returns The content and the absolute path.
 * @zhReturns 文件内容与绝对路径。
 * @throws {Error} If there is none (`code` is `'ENOENT'`) or it cannot be read.
 * @zhThrows {Error} 找不到（`code` 为 `'ENOENT'`）或无法读取时抛出。
 * @throws {SyntaxError} If it is not valid JSON; the message starts with `file:line:column`.
 * @zhThrows {SyntaxError} 不是合法 JSON 时抛出；错误信息以 `文件:行:列` 开头。
 * @throws {TypeError} If its content is not an object.
 * @zhThrows {TypeError} 内容不是对象时抛出。
 * @group project
 * @since 0.2.0
 * @keywords package.json manifest name version nearest read 读取 包信息 版本号 项目根目录
 * @example
 * ```ts
 * const { packageJson, path } = await readPackage(); // path: '/srv/app/package.json'
 * console.log(`${packageJson.name} ${packageJson.version}`);
 * ```
 */
export async function readPackage(cwd: string = process.cwd()): Promise<ReadPackageResult> {
  const file = await findUp('package.json', { cwd });
  if (file === undefined) {
    const error = new Error(`There is no package.json in ${cwd} or in a folder above it.`);
    throw Object.assign(error, { code: 'ENOENT' });
  }
  const packageJson = await readJson<PackageJson | null>(file);
  if (typeof packageJson !== 'object' || packageJson === null || Array.isArray(packageJson)) {
    throw new TypeError(`${file} does not hold an object.`);
  }
  return { path: file, packageJson };
}
