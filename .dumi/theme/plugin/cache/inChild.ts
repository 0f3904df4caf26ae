import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { diskCache } from './diskCache';

interface Task {
  /** Root of the repository. */
  cwd: string;
  /** Name of the result in the cache. */
  name: string;
  /** Says what the result is made of. */
  key: string;
  /** Absolute path of a module in TypeScript that prints the result as JSON; see `answer`. */
  script: string;
}

/** What is being computed, so that nothing is twice at the same time. */
const running = new Map<string, Promise<unknown>>();

/**
 * Computes something in a process of its own: with two cores it costs no time, and an edit does not wait
 * for it. The result is kept on disk.
 *
 * @throws Error with the message of the error that the script throws
 */
export async function inChild<T>({ cwd, name, key, script }: Task): Promise<T> {
  const cache = diskCache<T>(cwd, name);
  const kept = cache.get(key);
  if (kept !== undefined) return kept;
  const id = `${name} ${key}`;
  const task =
    running.get(id) ??
    runScript(cwd, script)
      .then((value) => cache.set(key, value as T))
      .finally(() => running.delete(id));
  running.set(id, task);
  await task;
  const value = cache.get(key);
  // Another version has been computed in the meantime.
  return value ?? inChild({ cwd, name, key, script });
}

interface Answer {
  value?: unknown;
  error?: string;
}

/**
 * Runs a module in TypeScript in a process of its own, and gives what it prints with `answer`.
 *
 * @throws Error with the message of the error that the script throws
 */
export async function runScript(
  cwd: string,
  script: string,
  args: readonly string[] = [],
): Promise<unknown> {
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(require.resolve('tsx')).href, script, ...args],
    {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
  let answer: Answer;
  try {
    answer = JSON.parse(output);
  } catch {
    throw new Error(`${script} has not answered: ${output}`);
  }
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.value;
}

/** Prints what a script computes, at once or later, for `inChild`. */
export async function answer(compute: () => unknown): Promise<void> {
  let result: Answer;
  try {
    result = { value: await compute() };
  } catch (error) {
    result = { error: error instanceof Error ? error.message : String(error) };
  }
  process.stdout.write(JSON.stringify(result));
}
