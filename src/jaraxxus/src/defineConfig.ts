import type { ConfigFunction, JaraxxusConfig, MockHandler } from './types';

/**
 * Returns the configuration as is, with types and completion for configuration files.
 * @param config the options of the project, or a function of the command, the mode and the environment variables
 * @returns the same
 * @example
 * // jaraxxus.config.ts
 * import { defineConfig } from '@mtools/jaraxxus';
 *
 * export default defineConfig({ publicPath: '/mtools/', devServer: { port: 3000 } });
 */
export function defineConfig<Config extends JaraxxusConfig | ConfigFunction>(
  config: Config,
): Config {
  return config;
}

/**
 * Returns the function as is, with types for the module of `devServer.mock`.
 * @param handler handles a request, or passes it on by returning `undefined`
 * @returns the same function
 * @example
 * // mock/index.ts
 * import { defineMock } from '@mtools/jaraxxus';
 *
 * export default defineMock((request) =>
 *   new URL(request.url).pathname === '/api/me' ? Response.json({ name: 'li' }) : undefined,
 * );
 */
export function defineMock(handler: MockHandler): MockHandler {
  return handler;
}
