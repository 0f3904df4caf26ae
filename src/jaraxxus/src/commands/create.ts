import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import {
  colors,
  copyTemplate,
  detectPackageManager,
  onShutdown,
  type PackageManager,
  run,
} from '@mtools/node-utils';
import { nearest } from '@mtools/node-utils/internal';

/** What `jaraxxus create` can make, and what it is. */
const TEMPLATES = {
  admin: 'admin application: malganis, antd and antd-ext',
  h5: 'mobile application: malganis and antd-mobile',
};
type Template = keyof typeof TEMPLATES;
const names = Object.keys(TEMPLATES);

/** Where the build of this package puts them. */
const FOLDER = path.resolve(__dirname, '../../templates');

export interface CreateOptions {
  template?: string;
  /** Folder of the new project, relative to `cwd`. */
  target?: string;
  cwd: string;
  /** Whether to install; asks in a terminal, and does not elsewhere. */
  install?: boolean;
  /** Package manager. */
  pm?: string;
  /** Folder of the templates. */
  folder?: string;
}

/**
 * Makes a project from a template. On failure nothing is left of it; a project whose installation fails stays.
 *
 * @throws Error which says what is wrong with the target, the name or the template
 */
export async function create({ cwd, folder = FOLDER, ...options }: CreateOptions): Promise<void> {
  const startedAt = performance.now();
  const template = checkTemplate(options.template ?? (await ask(askForTemplate, 'a template')));
  const given =
    options.target ?? (await ask(() => question('Folder of the project: '), 'a folder'));
  const target = path.resolve(cwd, given);
  const name = checkName(path.basename(target));
  const pm = checkManager(options.pm) ?? (await detectPackageManager(cwd));
  write(`creating ${colors.bold(name)} from the template ${template} …`);
  const files = await copy(path.join(folder, template), target, name);
  const ms = Math.round(performance.now() - startedAt);
  write(`${colors.green('created')} ${files.length} files in ${target} (${ms} ms)`);
  const install = options.install ?? (isInteractive() && (await confirm(`Install with ${pm}?`)));
  if (install) await installWith(pm, target);
  const steps = [
    path.relative(cwd, target) === '' ? '' : `cd ${path.relative(cwd, target)}`,
    install ? '' : `${pm} install`,
    `${pm} start`,
  ];
  write(
    `\nNext:\n${steps
      .filter(Boolean)
      .map((step) => `  ${step}`)
      .join('\n')}`,
  );
}

function checkTemplate(given: string): Template {
  // `Object.hasOwn` has looked whether it is one.
  if (Object.hasOwn(TEMPLATES, given)) return given as Template;
  const right = nearest(given, names);
  const hint = right ? ` Did you mean "${right}"?` : '';
  throw new Error(
    `jaraxxus: there is no template "${given}".${hint} Available templates: ${names.join(', ')}.`,
  );
}

/** As npm has them; the name of the folder becomes that of the package. */
function checkName(name: string): string {
  const isReserved = ['node_modules', 'favicon.ico'].includes(name);
  if (/^[a-z0-9][a-z0-9._-]*$/.test(name) && name.length <= 214 && !isReserved) return name;
  const proposal = name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[-._]+|-+$/g, '');
  const hint = proposal && proposal !== name ? `, such as "${proposal}"` : '';
  throw new Error(
    `jaraxxus: "${name}" is not a valid package name. Use a folder name of lowercase letters, digits, "-", "_" and "." that starts with a letter or digit${hint}.`,
  );
}

const MANAGERS: PackageManager[] = ['npm', 'pnpm', 'yarn', 'bun'];

function checkManager(given: string | undefined): PackageManager | undefined {
  const known = MANAGERS.find((manager) => manager === given);
  if (given === undefined || known) return known;
  throw new Error(`jaraxxus: --pm must be one of ${MANAGERS.join(', ')}; it is "${given}".`);
}

async function copy(source: string, target: string, name: string): Promise<string[]> {
  // What was made here; what was there before is never removed.
  const made: string[] = [];
  const cleanUp = async () => {
    for (const each of made.splice(0)) await rm(each, { recursive: true, force: true });
  };
  const forget = onShutdown(cleanUp);
  try {
    const before = await contentOf(target);
    // A folder that is not empty is refused by the copying below.
    if (!before) await makeFolders(target, made);
    else if (before.every((each) => each === '.git')) {
      const names = await readdir(source);
      made.push(...names.map((each) => path.join(target, each.replace(/^_/, '.'))));
    }
    return await copyTemplate(source, target, { vars: { name } });
  } catch (error) {
    await cleanUp();
    throw new Error(`jaraxxus: ${explain(error, target)}`, { cause: error });
  } finally {
    forget();
  }
}

/** What is in a folder; `undefined` when there is no such thing. */
async function contentOf(folder: string): Promise<string[] | undefined> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // what the file system throws
    if (code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes a folder and those above it, one by one: the topmost of them is what has to go after a failure. */
async function makeFolders(folder: string, made: string[]): Promise<void> {
  const parent = path.dirname(folder);
  if (parent !== folder && (await contentOf(parent)) === undefined) await makeFolders(parent, made);
  await mkdir(folder);
  if (made.length === 0) made.push(folder);
}

function explain(error: unknown, target: string): string {
  const { code, message } = error as NodeJS.ErrnoException; // whatever has no code has a sentence
  const folder = path.dirname(target);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `no permission to write to ${target}. Choose another folder.`;
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return `${target} cannot be created, because it or part of its path is a file. Choose another folder.`;
  }
  if (code === 'ENOENT') return `${target} cannot be created in ${folder} (${code}).`;
  // `force` is an option of the function, not of this command.
  return message.replace(/, or set `force` to write into this one/, '');
}

async function installWith(pm: PackageManager, target: string): Promise<void> {
  write(`installing with ${pm} …`);
  try {
    await run(pm, ['install'], { cwd: target, stdio: 'inherit' });
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(
      `jaraxxus: the project was created, but its packages could not be installed: ${words}\nRun \`${pm} install\` in ${target}.`,
      { cause: error },
    );
  }
}

const isInteractive = () => process.stdin.isTTY === true && process.stdout.isTTY === true;

/** Asks in a terminal; elsewhere it has to be given. */
async function ask(how: () => Promise<string>, what: string): Promise<string> {
  if (isInteractive()) return how();
  throw new Error(`jaraxxus: create needs ${what}: jaraxxus create <${names.join('|')}> <folder>`);
}

async function askForTemplate(): Promise<string> {
  for (const [name, text] of Object.entries(TEMPLATES)) write(`  ${colors.bold(name)}  ${text}`);
  return question('Template: ');
}

async function confirm(text: string): Promise<boolean> {
  return !/^n/i.test(await question(`${text} (Y/n) `));
}

async function question(text: string): Promise<string> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await reader.question(text)).trim();
  } finally {
    reader.close();
  }
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
