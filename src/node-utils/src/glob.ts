import { glob as tinyglob } from 'tinyglobby';

export interface GlobOptions {
  /**
   * The folder to search; patterns and results are relative to it.
   * @zh 搜索的目录；相对的模式和结果都以它为基准。
   * @default process.cwd()
   */
  cwd?: string;
  /**
   * Patterns to exclude; excluding a folder excludes everything in it.
   * @zh 需要排除的模式；排除目录时连同其中所有内容。
   * @default []
   */
  ignore?: string | readonly string[];
  /**
   * Lets `*` match names that start with a dot.
   * @zh 让 `*` 也匹配以点开头的名称。
   * @default false
   */
  dot?: boolean;
  /**
   * Returns absolute paths.
   * @zh 返回绝对路径。
   * @default false
   */
  absolute?: boolean;
}

/**
 * Lists the files that match patterns, in the same order on every machine and with `/` as separator on every
 * system. Folders are not listed; the name of a folder matches all files in it.
 * @zh 列出匹配模式的文件，在任何机器上顺序一致，在任何系统上都以 `/` 分隔。不列出目录；目录名代表其中所有文件。
 *
 * @param patterns One or more patterns, such as `docs/*.md`; a leading `!` excludes. Use `/` on Windows too.
 * @zhParam patterns 一个或多个模式，如 `docs/*.md`；以 `!` 开头表示排除。Windows 上也用 `/`。
 * @param options See `GlobOptions`.
 * @zhParam options 见 `GlobOptions`。
 * @returns The paths, relative to `cwd` unless `absolute` is set, sorted by UTF-16 code units; empty if the
 * folder does not exist.
 * @zhReturns 路径数组，除非设置 `absolute`，否则相对于 `cwd`，按 UTF-16 码元排序。目录不存在时为空数组。
 * @group file
 * @since 0.2.0
 * @keywords glob pattern match list files wildcard tinyglobby 通配符 匹配 文件列表 查找文件
 * @example
 * ```ts
 * await glob('src/*.ts', { ignore: 'src/*.test.ts' }); // ['src/cli.ts', 'src/index.ts']
 * await glob('.', { ignore: ['node_modules', 'dist'] }); // every other file of the project
 * await glob(['*.md', '!CHANGELOG.md'], { cwd: 'docs', absolute: true });
 * ```
 */
export async function glob(
  patterns: string | readonly string[],
  { cwd = process.cwd(), ignore = [], dot = false, absolute = false }: GlobOptions = {},
): Promise<string[]> {
  const files = await tinyglob(patterns, { cwd, ignore, dot, absolute });
  // The order in which a file system lists its entries is not the same everywhere.
  return files.sort();
}
