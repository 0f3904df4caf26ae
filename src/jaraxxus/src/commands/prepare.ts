import { loadEnv } from '@mtools/node-utils/internal';
import { loadConfig } from '../loadConfig';
import { PROGRAM } from '../program';
import { resolveViteConfig } from '../resolveViteConfig';
import type { BuildContext, JaraxxusConfig, LoadedConfig } from '../types';
import type { InlineConfig } from '../viteTypes';

/** What the command line says to every command. */
export interface CommandOptions {
  /** Folder of the project, absolute. */
  root: string;
  /** Path of the configuration file, relative to `root`. */
  file?: string;
  /** Vite mode. */
  mode?: string;
}

/** A configuration that is ready for Vite, and where it came from. */
export interface Prepared extends LoadedConfig {
  viteConfig: InlineConfig;
  mode: string;
}

/**
 * Loads the configuration and translates it for Vite.
 *
 * @param command what it is for
 * @param override changes what the file says, by the options of the command line
 */
export async function prepare(
  { root, file, mode: given }: CommandOptions,
  command: 'start' | 'build' | 'preview',
  override: (config: JaraxxusConfig) => JaraxxusConfig = (config) => config,
): Promise<Prepared> {
  const mode = given ?? (command === 'start' ? 'development' : 'production');
  const env = await loadEnv(mode, { cwd: root }).catch((error: Error) => {
    throw new Error(`${PROGRAM}: ${error.message}`, { cause: error });
  });
  const context: BuildContext = { command: command === 'build' ? 'build' : 'serve', mode, env };
  const loaded = await loadConfig(root, { file, context });
  const config = override(loaded.config);
  const viteConfig = await resolveViteConfig(config, { root, context, file: loaded.file });
  return { ...loaded, config, viteConfig, mode };
}
