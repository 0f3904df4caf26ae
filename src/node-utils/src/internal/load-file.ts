import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError, type Problem } from './check-options';

export interface FindFileOptions {
  /** The name without its ending, such as `service.config`. */
  baseName: string;
  /** The endings, such as `ts`; the first one that is there wins. */
  endings: readonly string[];
  /** Name of the program, for the messages. */
  program: string;
}

/**
 * Finds the configuration file of a project.
 *
 * @param cwd folder of the project
 * @param given path given by the user, relative to `cwd`; without one the usual names are tried
 * @returns its absolute path; `undefined` when there is none and none was asked for
 * @throws Error when a file that was asked for is missing or has another ending
 */
export function findFile(
  cwd: string,
  given: string | undefined,
  { baseName, endings, program }: FindFileOptions,
): string | undefined {
  const names = endings.map((ending) => `${baseName}.${ending}`);
  const found = given ?? names.find((name) => existsSync(path.join(cwd, name)));
  if (found === undefined) return undefined;
  const file = path.resolve(cwd, found);
  if (!existsSync(file)) throw new Error(`${program}: ${file} does not exist.`);
  if (!endings.includes(path.extname(file).slice(1))) {
    const list = endings.map((ending) => `.${ending}`);
    const all = `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`;
    throw new Error(`${file}: a configuration file must end in ${all}.`);
  }
  return file;
}

/**
 * Loads what a file exports by default: JSON, JavaScript, or TypeScript through jiti.
 *
 * @param file absolute path
 * @param options.cache whether compiled TypeScript is kept below node_modules/.cache, by its content: of a program that is
 * started often, loading the compiler would be a good part of the start
 * @throws Error which names the file and where it can the line, when it cannot be loaded or exports nothing
 */
export async function loadFile(
  file: string,
  { cache = false }: { cache?: boolean } = {},
): Promise<unknown> {
  try {
    if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8'));
    const exported = /\.[cm]?ts$/.test(file)
      ? await importTypeScript(file, cache)
      : await importFile(file);
    if (exported !== undefined && !isUntouched(exported, file)) return exported;
  } catch (error) {
    throw new Error(`${placeOf(error, file)}: ${messageOf(error)}`, { cause: error });
  }
  throw new Error(`${file}: there is no default export. Write \`export default { … }\`.`);
}

/** Runs what checks the configuration of a file; its problems are told with file and line. */
export function inFile<Value>(file: string | undefined, check: () => Value): Value {
  try {
    return check();
  } catch (error) {
    if (!file || !(error instanceof ConfigError)) throw error;
    throw new Error(describeProblems(file, error.problems), { cause: error });
  }
}

/** What was thrown, in a sentence; anything can be thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : `${String(error)} was thrown`;

function describeProblems(file: string, problems: readonly Problem[]): string {
  const text = readFileSync(file, 'utf8');
  return problems
    .map(({ path: keys, message }) => `${file}${lineOf(text, keys)}: ${message}`)
    .join('\n');
}

/** `:12`, where the keys of an option stand in the text literally, each after the one before; else nothing. */
function lineOf(text: string, keys: readonly (string | number)[]): string {
  let position = 0;
  for (const key of keys) {
    if (typeof key === 'number') continue;
    const name = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const found = new RegExp(`(?<![\\w$])["']?${name}["']?\\s*[:(,}]`).exec(text.slice(position));
    if (!found) return '';
    position += found.index;
  }
  return position === 0 ? '' : `:${text.slice(0, position + 1).split('\n').length}`;
}

async function importTypeScript(file: string, cache: boolean): Promise<unknown> {
  const { createJiti } = await import('jiti');
  // Without its cache of modules a file that was just written is never an old one.
  const jiti = createJiti(file, { fsCache: cache, moduleCache: false });
  const exported = await jiti.import(file, { default: true });
  // Without a default export, or with one that is undefined, jiti returns the module.
  const isModule = typeof exported === 'object' && exported !== null && '__esModule' in exported;
  if (!isModule) return exported;
  return 'default' in exported ? exported.default : undefined;
}

async function importFile(file: string): Promise<unknown> {
  // A program that runs on loads a file again after a change.
  const url = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
  const loaded: Record<string, unknown> = await import(/* @vite-ignore */ url);
  const exported = loaded.default;
  // `exports.default = …` of a CommonJS file arrives one level deeper.
  const isNested = typeof exported === 'object' && exported !== null && '__esModule' in exported;
  return isNested && 'default' in exported ? exported.default : exported;
}

/** Whether this is the empty object with which a CommonJS module begins, as of a file that says nothing of exports. */
function isUntouched(exported: unknown, file: string): boolean {
  const isEmpty =
    typeof exported === 'object' && exported !== null && Object.keys(exported).length === 0;
  return isEmpty && !/\bexports?\b/.test(readFileSync(file, 'utf8'));
}

/** The file, with the line of a mistake in its syntax or of what it threw. */
function placeOf(error: unknown, file: string): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const place = new RegExp(`${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\?[\\d.]+)?:(\\d+)`);
  // Of a module that cannot be parsed Node.js tells the line on its standard error alone.
  const isSyntax = error instanceof SyntaxError && /\.[cm]?js$/.test(file);
  const told = isSyntax
    ? spawnSync(process.execPath, ['--check', file], { encoding: 'utf8' })
    : undefined;
  const [, line] = place.exec(stack) ?? place.exec(told?.stderr ?? '') ?? [];
  return line ? `${file}:${line}` : file;
}
