import {
  ConfigError,
  checkOptions as check,
  nearest,
  type Problem,
} from '@mtools/node-utils/internal';
import { optionsSchema, type ServiceConfig } from './options';
import { PROGRAM } from './program';

export { ConfigError, PROGRAM, type Problem };

/**
 * Checks a configuration as a whole.
 *
 * @throws {ConfigError} with everything that is wrong: each unknown option with the nearest right name, each
 * wrong value with what is expected and what was found
 */
export function checkOptions(config: unknown): asserts config is ServiceConfig {
  check(optionsSchema, config, PROGRAM);
}

/**
 * The options that can be used, so that the rest of them is checked too.
 *
 * @returns `problems` with the others, and `isSound` to ask whether an option is none of them, nor what one that is
 * unknown was meant to be
 */
export function withoutWrong(written: ServiceConfig) {
  const problems: Problem[] = [];
  try {
    checkOptions(written);
  } catch (error) {
    const isObject = typeof written === 'object' && written !== null && !Array.isArray(written);
    if (!(error instanceof ConfigError) || !isObject) throw error;
    problems.push(...error.problems);
  }
  const known = Object.keys(optionsSchema.shape);
  const wrong = new Set(
    problems.flatMap(({ path: [option] }) => {
      const name = String(option);
      return known.includes(name) ? [name] : [name, nearest(name, known) ?? name];
    }),
  );
  const config: ServiceConfig = Object.fromEntries(
    Object.entries(written).filter(([name]) => !wrong.has(name)),
  );
  return { config, problems, isSound: (option: string) => !wrong.has(option) };
}
