import type { BuildContext, JaraxxusConfig, LoadedConfig } from './types';
import type { InlineConfig } from './viteTypes';

export { defineConfig, defineMock } from './defineConfig';
export type {
  BuildContext,
  ConfigFunction,
  CssConfig,
  DevServerConfig,
  JaraxxusConfig,
  LoadedConfig,
  MockHandler,
  ViteCustomizer,
} from './types';

// A configuration file imports this module for `defineConfig` alone: the rest is loaded when it is called.

/**
 * Finds, loads and validates the configuration of a project, including its presets. TypeScript files are
 * supported. An exported function is called with the context.
 * @param root folder of the project
 * @param options.file path of the file, relative to `root`; by default `jaraxxus.config.{ts,js,mjs,cjs}`
 * @param options.context passed to an exported function
 * @throws Error that names the file, and the line if possible: if a given file is missing, cannot be loaded
 * or is invalid
 * @example
 * const { config, file } = await loadConfig(process.cwd());
 */
export async function loadConfig(
  root: string,
  options: { file?: string; context?: BuildContext } = {},
): Promise<LoadedConfig> {
  const module = await import('./loadConfig.js');
  return module.loadConfig(root, options);
}

/**
 * Converts a configuration to the Vite configuration.
 * @param config the configuration
 * @param options folder of the project, absolute, what the configuration is for, and its file, for messages
 * @throws Error that names the file and the option
 * @example
 * const { config, file } = await loadConfig(root);
 * const context = { command: 'build', mode: 'production' } as const;
 * const viteConfig = await resolveViteConfig(config, { root, context, file });
 */
export async function resolveViteConfig(
  config: JaraxxusConfig,
  options: { root: string; context: BuildContext; file?: string },
): Promise<InlineConfig> {
  const { check } = await import('./loadConfig.js');
  await check(config, options.file);
  const module = await import('./resolveViteConfig.js');
  return module.resolveViteConfig(config, options);
}
