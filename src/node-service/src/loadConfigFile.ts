import { checkOnce, findFile, inFile, loadFile } from '@mtools/node-utils/internal';
import { version } from '../package.json';
import type { ServiceConfig } from './options';
import { PROGRAM } from './program';

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
  const loaded = await readConfigFile(cwd, name, { cache: true });
  await checkOnce(loaded.config, { file: loaded.file, version }, () => check(loaded));
  return loaded;
}

/**
 * The same, without checking the options: `resolveConfig` checks them together with all else.
 *
 * @param options.cache whether compiled TypeScript is kept on the disk; where an image runs there may be no folder for it
 * @throws Error when the file is missing, cannot be loaded, or exports something other than an object
 */
export async function readConfigFile(
  cwd: string,
  name?: string,
  { cache = false }: { cache?: boolean } = {},
): Promise<LoadedConfig> {
  const file = findFile(cwd, name, {
    baseName: 'service.config',
    endings: ['ts', 'js', 'mjs', 'cjs', 'json'],
    program: PROGRAM,
  });
  if (file === undefined) return { config: {} };
  const config = await loadFile(file, { cache });
  // Of what is no object this check has the words.
  if (typeof config !== 'object' || !config || Array.isArray(config)) {
    await check({ config: config as ServiceConfig, file });
  }
  return { config: config as ServiceConfig, file };
}

/** What the options may be is only loaded when they have to be checked. */
async function check({ config, file }: LoadedConfig): Promise<void> {
  const { checkOptions } = await import('./checkOptions.js');
  // TypeScript wants the type of a function that asserts something to be written.
  const assertOptions: (options: unknown) => void = checkOptions;
  inFile(file, () => assertOptions(config));
}
