import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Beside the caches of other tools; what is below it can be removed at any time. */
export const CACHE_FOLDER = 'node_modules/.cache/mtools';

export interface DiskCache<T> {
  /** What was kept under this key; nothing if something else was kept since. */
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
}

interface Entry<T> {
  key: string;
  value: T;
}

/** The entries of this process by their files, so that each is read once. */
const entries = new Map<string, Entry<unknown>>();

/**
 * Keeps one value between two runs, under a key that says what it was made of. What cannot be read or
 * written is made again each time, with a word about it.
 *
 * @param cwd root of the repository
 * @param name of the value, which becomes that of the file
 */
export function diskCache<T>(cwd: string, name: string): DiskCache<T> {
  const file = path.join(cwd, CACHE_FOLDER, `${name}.json`);
  return {
    get(key) {
      const entry = entries.get(file) ?? readEntry(file);
      if (entry) entries.set(file, entry);
      // Our own file: what has the right key has the right shape.
      return entry?.key === key ? (entry.value as T) : undefined;
    },
    set(key, value) {
      entries.set(file, { key, value });
      writeEntry(file, { key, value });
    },
  };
}

function readEntry(file: string): Entry<unknown> | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // There is none yet.
    return undefined;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    warn(`The cache ${file} is damaged and is made anew`, error);
    return undefined;
  }
}

/** Written whole under another name first, so that a second process beside this one never reads half of it. */
function writeEntry(file: string, entry: Entry<unknown>): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(unfinished, JSON.stringify(entry));
    renameSync(unfinished, file);
  } catch (error) {
    warn(`The cache ${file} cannot be written, so the next start takes longer`, error);
  }
}

function warn(what: string, error: unknown): void {
  process.stderr.write(`${what}: ${error instanceof Error ? error.message : error}\n`);
}
