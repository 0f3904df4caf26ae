import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Begins the line of a commit; no name of a file has it. */
const COMMIT = '\x01';

/**
 * Asks git when each file was last committed, for all files at once: one process a file takes longer than
 * all else that is done with the pages.
 *
 * @param cwd root of the repository
 * @param folder the files are in, relative to `cwd`
 * @returns Unix time of the last commit in seconds, by the file's path relative to `cwd`; `undefined` where
 * the history of a shallow clone does not reach that commit. Empty without git.
 */
export function readDates(cwd: string, folder: string): Map<string, number | undefined> {
  const args = ['log', `--format=${COMMIT}%H %at`, '--name-only', '-z', '--relative', '--', folder];
  const boundary = boundaryOf(cwd);
  const dates = new Map<string, number | undefined>();
  let date: number | undefined;
  for (const part of git(cwd, args).split(/[\0\n]/)) {
    if (part.startsWith(COMMIT)) {
      const [hash = '', time] = part.slice(COMMIT.length).split(' ');
      date = boundary.has(hash) ? undefined : Number(time);
    } else if (part && !dates.has(part)) dates.set(part, date);
  }
  return dates;
}

/** The oldest commits of a shallow clone: there each file seems to be new. Empty in a whole clone. */
function boundaryOf(cwd: string): Set<string> {
  const file = path.resolve(cwd, git(cwd, ['rev-parse', '--git-path', 'shallow']).trim() || '.git');
  try {
    return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
  } catch {
    return new Set();
  }
}

/** What git prints; nothing where there is no git or no repository. */
function git(cwd: string, args: string[]): string {
  return spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 30 }).stdout ?? '';
}
