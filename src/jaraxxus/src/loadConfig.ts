import { existsSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './ConfigError';
import { checkConfig } from './checkConfig';
import { loadVite } from './loadVite';
import type { BuildContext, LoadedConfig } from './types';

/** Looked for in this order; the first one wins. */
const CONFIG_FILES = ['ts', 'js', 'mjs', 'cjs'].map((extension) => `jaraxxus.config.${extension}`);

/**
 * Finds, loads and checks the configuration of a project. TypeScript needs no preparation: Vite
 * compiles the file. An exported function is called with the context.
 * @param root folder of the project
 * @param options.file path of the file, relative to `root`; by default `jaraxxus.config.{ts,js,mjs,cjs}`
 * @param options.context passed to an exported function
 * @throws ConfigError when a named file is missing, when it cannot be loaded, or when it is wrong
 * @example
 * const { config, file } = await loadConfig(process.cwd());
 */
export async function loadConfig(
  root: string,
  options: { file?: string; context?: BuildContext } = {},
): Promise<LoadedConfig> {
  const name = options.file ?? CONFIG_FILES.find((known) => existsSync(path.join(root, known)));
  if (name === undefined) return { config: {}, file: undefined };
  const file = path.resolve(root, name);
  if (!existsSync(file)) throw new ConfigError('there is no such file.', { file });

  const config = await loadFile(file, root, options.context);
  checkConfig(config, file);
  return { config, file };
}

async function loadFile(
  file: string,
  root: string,
  context: BuildContext = { command: 'build', mode: 'production' },
): Promise<unknown> {
  const { vite } = await loadVite();
  try {
    // 'silent': Vite would print the error as well, and it is thrown.
    const loaded = await vite.loadConfigFromFile(context, file, root, 'silent');
    return loaded?.config;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`it cannot be loaded: ${words}`, { file, cause: error });
  }
}
