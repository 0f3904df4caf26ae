import type { ConfigFunction, JaraxxusConfig, MockHandler } from './types';

/**
 * Returns its argument. It gives a configuration file types and completion.
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
 * Returns its argument. It gives the module of `devServer.mock` types.
 * @param handler answers a request, or passes it on with `undefined`
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
