import type { FastifyInstance } from 'fastify';
import type { ServiceConfig } from './options';

export { ConfigError } from '@mtools/node-utils/internal';
export { jsonScript, nonceOf } from './contentSecurityPolicy';
export { defineService } from './defineService';
export { type LoadedProxy, loadProxy, type ProxyRule } from './loadProxy';
export type { ApiTools, ProxyItem, ServiceConfig } from './options';

// A configuration file imports this module for `defineService` alone: the server is loaded when it is made.

/**
 * Creates the server without opening a port: call `listen()` or, in tests, `inject()` on it. The files are
 * listed and the page is read immediately, so files added later require a restart.
 *
 * @param config options; `port` and `host` are validated here, but used by `node-service start` only
 * @param options.cwd folder to which relative paths are resolved; the working directory by default
 * @returns a Fastify instance
 * @throws {ConfigError} with everything that is wrong with the options
 * @example
 * ```ts
 * import { createService } from '@mtools/node-service';
 *
 * const service = await createService({ baseRouter: '/mtools' });
 * await service.listen({ port: 9876, host: '127.0.0.1' });
 * ```
 */
export async function createService(
  config: ServiceConfig = {},
  options: { cwd?: string } = {},
): Promise<FastifyInstance> {
  const module = await import('./createService.js');
  return module.createService(config, options);
}
