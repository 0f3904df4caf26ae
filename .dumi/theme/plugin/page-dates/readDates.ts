import { spawnSync } from 'node:child_process';

/** Begins the line of a commit; no name of a file has it. */
const COMMIT = '\x01';

/**
 * Asks git when each file was last committed, for all files at once: one process a file takes longer than
 * all else that is done with the pages.
 *
 * @param cwd root of the repository
 * @param folder the files are in, relative to `cwd`
 * @returns Unix time of the last commit in seconds, by the file's path relative to `cwd`; empty without git
 */
export function readDates(cwd: string, folder: string): Map<string, number> {
  const args = ['log', `--format=${COMMIT}%at`, '--name-only', '-z', '--relative', '--', folder];
  const { stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 30 });
  const dates = new Map<string, number>();
  let date = 0;
  for (const part of (stdout ?? '').split(/[\0\n]/)) {
    if (part.startsWith(COMMIT)) date = Number(part.slice(COMMIT.length));
    else if (part && !dates.has(part)) dates.set(part, date);
  }
  return dates;
}
