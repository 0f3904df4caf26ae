import { z } from 'zod';
import { optionsSchema, type ServiceConfig } from './options';

/** One thing that is wrong with a configuration. */
export interface Problem {
  /** The keys that lead to the option: `['proxy', 0, 'target']`. */
  path: (string | number)[];
  message: string;
}

/** A configuration that cannot be used; its message has all that is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ message }) => `node-service: ${message}`).join('\n'));
  }
}

const allOptions = Object.keys(optionsSchema.shape);

/**
 * Checks a configuration as a whole.
 *
 * @throws {ConfigError} with everything that is wrong: each unknown option with the nearest right name, each
 * wrong value with what is expected and what was found
 */
export function checkOptions(config: unknown): asserts config is ServiceConfig {
  const { error } = optionsSchema.safeParse(config);
  if (error) throw new ConfigError(error.issues.flatMap((issue) => problemsOf(issue, config)));
}

function problemsOf(issue: z.core.$ZodIssue, config: unknown): Problem[] {
  const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  if (path.length === 0 && issue.code !== 'unrecognized_keys') {
    return [{ path, message: 'the configuration must be an object.' }];
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: unknownOption(key, path, config),
    }));
  }
  const value = path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | undefined)?.[key],
    config,
  );
  // In a union the innermost message speaks of one of its kinds; that of the union itself names all.
  const name = nameOf(path);
  return [{ path, message: `option "${name}" must be ${issue.message}; it is ${toText(value)}.` }];
}

function unknownOption(key: string, path: (string | number)[], config: unknown): string {
  const known = path.length === 0 ? allOptions : siblingsOf(path, config);
  const nearest = nearestOf(key, known);
  const hint = nearest ? ` Did you mean "${nearest}"?` : '';
  const list = known.length > 0 ? ` Known are: ${known.join(', ')}.` : '';
  return `unknown option "${nameOf([...path, key])}".${hint}${list}`;
}

/** The names that are allowed in an object within an option. */
function siblingsOf([option, ...rest]: (string | number)[], config: unknown): string[] {
  const shape: Record<string, z.ZodType | undefined> = optionsSchema.shape;
  const schema = typeof option === 'string' ? shape[option] : undefined;
  const names = schema ? namesIn(schema) : [];
  // Of the objects within each other, the one whose names fit the most of what was written.
  const value = [option, ...rest].reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | undefined)?.[key as string],
    config,
  );
  const written = Object.keys((value as object | undefined) ?? {});
  const fit = (candidate: string[]) => written.filter((key) => candidate.includes(key)).length;
  return names.sort((a, b) => fit(b) - fit(a))[0] ?? [];
}

/** The names of every object that a schema can have in it. */
function namesIn(schema: z.core.$ZodType): string[][] {
  if (schema instanceof z.ZodOptional) return namesIn(schema.unwrap());
  if (schema instanceof z.ZodArray) return namesIn(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(namesIn);
  if (!(schema instanceof z.ZodObject)) return [];
  return [Object.keys(schema.shape), ...Object.values(schema.shape).flatMap(namesIn)];
}

/** `proxy[0].target` */
const nameOf = (path: (string | number)[]) =>
  path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name}[${key}]` : name === '' ? key : `${name}.${key}`,
    '',
  );

function toText(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (value === undefined) return 'not there';
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 100 ? `${json.slice(0, 100)}…` : json;
}

/** The name that is the fewest edits away, if these are few. */
function nearestOf(word: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, word.length / 3) ? best.name : undefined;
}

/** How many letters have to be put in, left out or replaced: Levenshtein's distance, row by row. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1) {
      const replaced = (row[j] ?? 0) + (letter === to[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
