import type { JaraxxusConfig } from './types';

/**
 * Returns its argument. It gives a configuration file types and completion.
 * @param config the options of the project
 * @returns the same object
 * @example
 * // jaraxxus.config.ts
 * import { defineConfig } from '@mtools/jaraxxus';
 *
 * export default defineConfig({ publicPath: '/mtools/', devServer: { port: 3000 } });
 */
export function defineConfig(config: JaraxxusConfig): JaraxxusConfig {
  return config;
}
