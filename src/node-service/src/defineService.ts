import type { ServiceConfig } from './options';

/**
 * Returns its argument. It gives a configuration file types and completion.
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
