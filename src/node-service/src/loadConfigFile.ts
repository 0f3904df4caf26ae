import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError, checkOptions, type Problem } from './checkOptions';
import type { ServiceConfig } from './options';

/** Looked for in this order; the first one wins. */
const CONFIG_FILES = ['ts', 'js', 'mjs', 'cjs', 'json'].map((ending) => `service.config.${ending}`);

export interface LoadedConfig {
  config: ServiceConfig;
  /** Absolute path of the file; none where there is no file. */
  file?: string;
}

/**
 * Loads the configuration file of a project.
 *
 * @param cwd folder of the project
 * @param name path given by the user, relative to `cwd`; without one the usual names are tried
 * @returns the configuration, `{}` when there is no file and none was asked for
 * @throws Error which names the file and where it can the line, when it is missing, cannot be loaded, or
 * holds a wrong option
 */
export async function loadConfigFile(cwd: string, name?: string): Promise<LoadedConfig> {
  const found = name ?? CONFIG_FILES.find((candidate) => existsSync(path.join(cwd, candidate)));
  if (found === undefined) return { config: {} };
  const file = path.resolve(cwd, found);
  if (!existsSync(file)) throw new Error(`node-service: there is no file ${file}.`);
  if (!CONFIG_FILES.includes(`service.config${path.extname(file)}`)) {
    throw new Error(`${file}: a configuration file ends in .ts, .js, .mjs, .cjs or .json.`);
  }
  const config = await load(file);
  inFile(file, () => checkOptions(config));
  return { config: config as ServiceConfig, file };
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

async function load(file: string): Promise<unknown> {
  try {
    if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8'));
    const exported = file.endsWith('.ts') ? await importTypeScript(file) : await importFile(file);
    if (exported !== undefined) return exported;
  } catch (error) {
    throw new Error(`${placeOf(error, file)}: ${messageOf(error)}`, { cause: error });
  }
  throw new Error(`${file}: it exports nothing. Write \`export default { … }\`.`);
}

async function importTypeScript(file: string): Promise<unknown> {
  const { createJiti } = await import('jiti');
  // Without its cache a file that was just written is never an old one.
  return createJiti(file, { fsCache: false, moduleCache: false }).import(file, { default: true });
}

async function importFile(file: string): Promise<unknown> {
  const loaded: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const exported = loaded.default;
  // `exports.default = …` of a CommonJS file arrives one level deeper.
  const isNested = typeof exported === 'object' && exported !== null && '__esModule' in exported;
  return isNested && 'default' in exported ? exported.default : exported;
}

/** The file, with the line of a mistake in its syntax or of what it threw. */
function placeOf(error: unknown, file: string): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const place = new RegExp(`${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}:(\\d+)`);
  // Of a module that cannot be parsed Node.js tells the line on its standard error alone.
  const isSyntax = error instanceof SyntaxError && /\.[cm]?js$/.test(file);
  const told = isSyntax
    ? spawnSync(process.execPath, ['--check', file], { encoding: 'utf8' })
    : undefined;
  const [, line] = place.exec(stack) ?? place.exec(told?.stderr ?? '') ?? [];
  return line ? `${file}:${line}` : file;
}

/** What was thrown, in a sentence; anything can be thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : `${String(error)} was thrown`;
