import type { z } from 'zod';
import { nearest } from './nearest';

/** One thing that is wrong with a configuration. */
export interface Problem {
  /** The keys that lead to the option: `['proxy', 0, 'target']`. */
  path: (string | number)[];
  message: string;
}

/** A configuration that cannot be used; its message has all that is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  /**
   * @param problems what is wrong
   * @param program name of the program, which begins each line of the message
   */
  constructor(
    readonly problems: readonly Problem[],
    readonly program: string,
  ) {
    super(problems.map(({ message }) => `${program}: ${message}`).join('\n'));
  }
}

/**
 * Checks a configuration as a whole.
 *
 * @param schema the options; the message of each check says what is allowed, as the end of "must be …"
 * @param config what the user wrote
 * @param program name of the program, for the messages
 * @throws {ConfigError} with everything that is wrong: each unknown option with the nearest right name, each
 * wrong value with what is expected and what was found
 */
export function checkOptions(schema: z.ZodObject, config: unknown, program: string): void {
  const { error } = schema.safeParse(config);
  if (!error) return;
  const problems = error.issues.flatMap((issue) => problemsOf(issue, config, schema));
  throw new ConfigError(problems, program);
}

function problemsOf(issue: z.core.$ZodIssue, config: unknown, schema: z.ZodObject): Problem[] {
  const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  if (path.length === 0 && issue.code !== 'unrecognized_keys') {
    return [{ path, message: 'the configuration must be an object.' }];
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: unknownOption(key, path, config, schema),
    }));
  }
  // In a union the innermost message names one of its kinds; that of the union itself names all.
  const name = nameOf(path);
  const value = toText(valueAt(config, path));
  return [{ path, message: `option "${name}" must be ${issue.message}; it is ${value}.` }];
}

function unknownOption(
  key: string,
  path: (string | number)[],
  config: unknown,
  schema: z.ZodObject,
): string {
  const known = path.length === 0 ? Object.keys(schema.shape) : siblingsOf(path, config, schema);
  const right = nearest(key, known);
  const hint = right ? ` Did you mean "${right}"?` : '';
  const list = known.length > 0 ? ` Known options: ${known.join(', ')}.` : '';
  return `unknown option "${nameOf([...path, key])}".${hint}${list}`;
}

/** The names that are allowed in an object within an option. */
function siblingsOf(path: (string | number)[], config: unknown, schema: z.ZodObject): string[] {
  const [option] = path;
  const part = typeof option === 'string' ? schema.shape[option] : undefined;
  const names = part ? namesIn(part) : [];
  // Of the objects within each other, the one whose names fit the most of what was written.
  const written = Object.keys((valueAt(config, path) as object | undefined) ?? {});
  const fit = (candidate: string[]) => written.filter((key) => candidate.includes(key)).length;
  return names.sort((a, b) => fit(b) - fit(a))[0] ?? [];
}

/** The names of every object that a schema can have in it. Told by the definition, so that zod itself is not loaded. */
function namesIn(schema: z.core.$ZodType): string[][] {
  // Each type of zod has its own shape of definition, which `type` tells apart.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional') return namesIn(def.innerType);
  if (def.type === 'array') return namesIn(def.element);
  if (def.type === 'union') return def.options.flatMap(namesIn);
  if (def.type !== 'object') return [];
  return [Object.keys(def.shape), ...Object.values(def.shape).flatMap(namesIn)];
}

function valueAt(config: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | undefined)?.[key],
    config,
  );
}

/** `proxy[0].target` */
const nameOf = (path: readonly (string | number)[]) =>
  path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name}[${key}]` : name === '' ? key : `${name}.${key}`,
    '',
  );

function toText(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (value === undefined) return 'missing';
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 100 ? `${json.slice(0, 100)}…` : json;
}
