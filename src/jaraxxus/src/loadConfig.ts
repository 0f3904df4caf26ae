import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkOnce, findFile, inFile, loadFile } from '@mtools/node-utils/internal';
import { version } from '../package.json';
import { entryOf, findPackage } from './importFrom';
import { loadVite } from './loadVite';
import { mergeConfigs } from './mergeConfigs';
import { PROGRAM } from './program';
import type { BuildContext, JaraxxusConfig, LoadedConfig } from './types';

const DEFAULT_CONTEXT: BuildContext = { command: 'build', mode: 'production' };

/**
 * Finds, loads and checks the configuration of a project, with the presets it extends. TypeScript needs no
 * preparation. An exported function is called with the context.
 * @param root folder of the project
 * @param options.file path of the file, relative to `root`; by default `jaraxxus.config.{ts,js,mjs,cjs}`
 * @param options.context passed to an exported function
 * @throws Error which names the file, and where it can the line: when a named file is missing, when it cannot be
 * loaded, or when it is wrong
 * @example
 * const { config, file } = await loadConfig(process.cwd());
 */
export async function loadConfig(
  root: string,
  { file: given, context = DEFAULT_CONTEXT }: { file?: string; context?: BuildContext } = {},
): Promise<LoadedConfig> {
  const file = findFile(root, given, {
    baseName: 'jaraxxus.config',
    endings: ['ts', 'js', 'mjs', 'cjs'],
    program: PROGRAM,
  });
  if (file === undefined) return { config: {}, file: undefined, files: [] };
  const files: string[] = [];
  const config = await loadWithPresets(file, context, files, []);
  return { config, file, files };
}

/** @param chain the files that led here, the first one first */
async function loadWithPresets(
  file: string,
  context: BuildContext,
  files: string[],
  chain: readonly string[],
): Promise<JaraxxusConfig> {
  if (chain.includes(file)) {
    throw new Error(`${file}: "extends" is circular: ${[...chain, file].join(' → ')}.`);
  }
  const exported = await loadFile(file, { cache: true });
  const config: unknown = typeof exported === 'function' ? await exported(context) : exported;
  await checkOnce(config, { file, version }, () => check(config, file));
  // The check above has thrown for everything else.
  const { extends: names = [], ...own } = config as JaraxxusConfig;
  const presets: JaraxxusConfig[] = [];
  for (const name of [names].flat()) {
    const preset = resolvePreset(name, file);
    presets.push(await loadWithPresets(preset, context, files, [...chain, file]));
  }
  files.push(file);
  if (presets.length === 0) return own;
  const { vite } = await loadVite(path.dirname(file));
  return [...presets, own].reduce((preset, next) => mergeConfigs(preset, next, vite.mergeConfig));
}

/** What the options may be is only loaded when they have to be checked. */
export async function check(config: unknown, file: string | undefined): Promise<void> {
  const { checkConfig } = await import('./checkConfig.js');
  // TypeScript wants the type of a function that asserts something to be written.
  const assertConfig: (options: unknown) => void = checkConfig;
  inFile(file, () => assertConfig(config));
}

/** The file of a preset: a path starts from the file that names it, a package from the folders above it. */
function resolvePreset(name: string, from: string): string {
  const folder = path.dirname(from);
  if (/^\.{1,2}\//.test(name) || path.isAbsolute(name)) {
    const file = path.resolve(folder, name);
    const found = [file, `${file}.ts`, `${file}.js`, `${file}.mjs`].find(
      (candidate) => existsSync(candidate) && path.extname(candidate) !== '',
    );
    if (found !== undefined) return found;
    throw new Error(`${from}: option "extends" is "${name}", but ${file} does not exist.`);
  }
  const installed = findPackage(folder, name);
  if (installed !== undefined) return entryOf(installed).file;
  throw new Error(
    `${from}: option "extends" is "${name}", but no such package is installed. Run \`npm install -D ${name}\`; file paths start with "./".`,
  );
}
