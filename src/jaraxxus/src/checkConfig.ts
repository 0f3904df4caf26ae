import { checkOptions } from '@mtools/node-utils/internal';
import { optionsSchema } from './options';
import { PROGRAM } from './program';
import type { JaraxxusConfig } from './types';

/**
 * Checks a configuration before anything else looks at it.
 *
 * @throws {ConfigError} with everything that is wrong: each unknown option with the nearest right name, each
 * wrong value with what is allowed
 */
export function checkConfig(config: unknown): asserts config is JaraxxusConfig {
  checkOptions(optionsSchema, config, PROGRAM);
}
