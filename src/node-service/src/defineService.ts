import type { ServiceConfig } from './options';

/**
 * Returns the configuration as is, with types and completion for configuration files.
 *
 * @param config the options of the service
 * @returns the same object
 * @example
 * ```ts
 * // service.config.ts
 * import { defineService } from '@mtools/node-service';
 *
 * export default defineService({ baseRouter: '/mtools', port: 9876 });
 * ```
 */
export function defineService(config: ServiceConfig): ServiceConfig {
  return config;
}
