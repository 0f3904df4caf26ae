import { checkOptions as check } from '@mtools/node-utils/internal';
import { optionsSchema, type ServiceConfig } from './options';

export { ConfigError, type Problem } from '@mtools/node-utils/internal';

/** Name of the program, which begins its messages. */
export const PROGRAM = 'node-service';

/**
 * Checks a configuration as a whole.
 *
 * @throws {ConfigError} with everything that is wrong: each unknown option with the nearest right name, each
 * wrong value with what is expected and what was found
 */
export function checkOptions(config: unknown): asserts config is ServiceConfig {
  check(optionsSchema, config, PROGRAM);
}
