import { isUtf8 } from 'node:buffer';
import { mkdir, readdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './error-code';
import { fileError } from './file-error';

export interface CopyTemplateOptions {
  /**
   * Values of the `{{name}}` placeholders in text files.
   * @zh 文本文件中 `{{name}}` 的取值。
   * @default {}
   */
  vars?: Readonly<Record<string, string>>;
  /**
   * Files and folders to rename, in addition to `_gitignore` → `.gitignore` and `_npmrc` → `.npmrc`, which
   * npm would not publish under their real names.
   * @zh 需要重命名的文件和目录。默认已包含 `_gitignore` → `.gitignore` 和 `_npmrc` → `.npmrc`，因为 npm 不会发布这两种文件。
   * @default {}
   */
  rename?: Readonly<Record<string, string>>;
  /**
   * Writes to a folder even if it is not empty. Template files replace files with the same name; others are
   * kept.
   * @zh 目标目录不为空时仍然写入。模板文件会覆盖同名文件，其余文件保留。
   * @default false
   */
  force?: boolean;
}

/** Something to be created. Paths are relative to the source and the target. */
type Entry = { from: string; to: string } & (
  | { kind: 'folder' }
  | { kind: 'link'; leadsTo: string }
  | { kind: 'file'; mode: number; text: string | undefined }
);

const RENAME = { _gitignore: '.gitignore', _npmrc: '.npmrc' };

/** Folders that belong to a template under development, not to a project made from it. */
const LEFT_OUT = new Set(['node_modules', 'dist']);

/** As little as this is written to tell a variable from an object in JSX, which formatters write as `{{ name }}`. */
const VARIABLE = /\{\{([A-Za-z_][\w-]*)\}\}/g;

/**
 * Copies a template folder to a new project and fills in variables. In text files, `{{name}}` (without
 * spaces) is replaced by the value of `name`; values are not processed again. Binary files (not UTF-8, or
 * with a NUL character) are copied as they are, and executable permissions and symbolic links are kept.
 * Folders named `node_modules` or `dist` are skipped. Everything is checked before anything is written.
 * @zh 把模板目录复制为新项目并填入变量。文本文件中的 `{{name}}`（不含空格）替换为 `name` 的值，替换后的内容不会再次替换。
 * 二进制文件（非 UTF-8 或含 NUL 字符）原样复制，保留可执行权限和符号链接，跳过名为 `node_modules` 和 `dist` 的目录。所有检查都在写入之前完成。
 *
 * @param source The template folder.
 * @zhParam source 模板目录。
 * @param target The project folder, created together with its parent folders. Unless `force` is set, it must
 * be empty except for a `.git` folder.
 * @zhParam target 项目目录，会连同上级目录一起创建。除非设置 `force`，其中只能有 `.git` 目录。
 * @param options See `CopyTemplateOptions`.
 * @zhParam options 见 `CopyTemplateOptions`。
 * @returns The files written, relative to `target`, with `/` as separator, sorted.
 * @zhReturns 已写入的文件，相对于 `target`，以 `/` 分隔，已排序。
 * @throws {Error} If `target` is not empty or not a folder, a variable is unknown (the message starts with
 * `file:line`), two files would get the same name, or a file cannot be read or written (`code` is the
 * reason).
 * @zhThrows {Error} `target` 不为空或不是目录、变量未定义（错误信息以 `文件:行` 开头）、两个文件重名，或文件无法读写（`code` 为原因）时抛出。
 * @group project
 * @since 0.2.0
 * @keywords template scaffold create project copy variables gitignore 模板 脚手架 创建项目 复制 变量替换
 * @example
 * ```ts
 * await copyTemplate('templates/admin', 'my-app', {
 *   vars: { name: 'my-app', title: 'My app' },
 *   rename: { '_env.example': '.env' },
 * }); // ['.env', '.gitignore', 'package.json', 'src/main.tsx']
 * ```
 */
export async function copyTemplate(
  source: string,
  target: string,
  { vars = {}, rename = {}, force = false }: CopyTemplateOptions = {},
): Promise<string[]> {
  const from = path.resolve(source);
  const to = path.resolve(target);
  const entries = await readEntries(from, { ...RENAME, ...rename });
  refuseSameName(entries, from);
  for (const entry of entries) {
    if (entry.kind !== 'file' || entry.text === undefined) continue;
    entry.text = fillIn(entry.text, vars, path.join(from, entry.from));
  }
  await refuseOccupied(to, force);
  await mkdir(to, { recursive: true });
  // One after the other, so that a folder exists before what is in it.
  for (const entry of entries) await create(entry, from, to);
  return entries
    .filter((entry) => entry.kind !== 'folder')
    .map((entry) => entry.to.replaceAll(path.sep, '/'))
    .sort();
}

/** Lists what is in a template, each folder before its content. */
async function readEntries(
  root: string,
  rename: Readonly<Record<string, string>>,
  from = '',
  to = '',
): Promise<Entry[]> {
  const folder = path.join(root, from);
  const children = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw fileError('read', folder, cause);
  });
  const entries: Entry[] = [];
  for (const child of children) {
    const name = Object.hasOwn(rename, child.name) ? rename[child.name] : undefined;
    const paths = { from: path.join(from, child.name), to: path.join(to, name ?? child.name) };
    const file = path.join(root, paths.from);
    if (child.isDirectory()) {
      if (LEFT_OUT.has(child.name)) continue;
      entries.push({ ...paths, kind: 'folder' });
      entries.push(...(await readEntries(root, rename, paths.from, paths.to)));
    } else if (child.isSymbolicLink()) {
      entries.push({ ...paths, kind: 'link', leadsTo: await readlink(file) });
    } else {
      entries.push({ ...paths, kind: 'file', ...(await readContent(file)) });
    }
  }
  return entries;
}

/** Reads a text file; a binary file is read again when it is copied, so that it is not kept in memory. */
async function readContent(file: string): Promise<{ mode: number; text: string | undefined }> {
  try {
    const { mode } = await stat(file);
    const content = await readFile(file);
    const isText = isUtf8(content) && !content.includes(0);
    return { mode, text: isText ? content.toString('utf8') : undefined };
  } catch (cause) {
    throw fileError('read', file, cause);
  }
}

function refuseSameName(entries: readonly Entry[], root: string): void {
  const sources = new Map<string, string>();
  for (const { from, to } of entries) {
    const other = sources.get(to);
    if (other !== undefined) {
      throw new Error(`${path.join(root, other)} and ${from} would both be copied to ${to}.`);
    }
    sources.set(to, from);
  }
}

function fillIn(text: string, vars: Readonly<Record<string, string>>, file: string): string {
  return text.replace(VARIABLE, (whole, name: string, offset: number) => {
    const value = Object.hasOwn(vars, name) ? vars[name] : undefined;
    if (value !== undefined) return value;
    const line = text.slice(0, offset).split('\n').length;
    const known = Object.keys(vars).join(', ') || 'none';
    throw new Error(
      `${file}:${line} has the unknown variable ${whole}. Known variables: ${known}.`,
    );
  });
}

async function refuseOccupied(target: string, force: boolean): Promise<void> {
  let names: string[];
  try {
    names = await readdir(target);
  } catch (cause) {
    const code = errorCode(cause);
    if (code === 'ENOENT') return;
    if (code === 'ENOTDIR') throw new Error(`${target} is not a folder.`, { cause });
    throw fileError('read', target, cause);
  }
  // A project may begin with an empty repository.
  const others = names.filter((name) => name !== '.git').sort();
  if (force || others.length === 0) return;
  const some = others.slice(0, 3).join(', ') + (others.length > 3 ? ', …' : '');
  throw new Error(
    `${target} is not empty: it contains ${some}. Choose another folder, or set \`force\` to write into this one.`,
  );
}

async function create(entry: Entry, source: string, target: string): Promise<void> {
  const file = path.join(target, entry.to);
  try {
    if (entry.kind === 'folder') {
      await mkdir(file, { recursive: true });
      return;
    }
    // Written again, so that nothing is written through a link and the mode is that of the template.
    await rm(file, { force: true });
    if (entry.kind === 'link') {
      await symlink(entry.leadsTo, file);
      return;
    }
    // Only the executable bits: a template in a read-only store must not make a read-only project.
    const mode = 0o666 | (entry.mode & 0o111);
    const content = entry.text ?? (await readFile(path.join(source, entry.from)));
    await writeFile(file, content, { mode, flag: 'wx' });
  } catch (cause) {
    throw fileError('write', file, cause);
  }
}
