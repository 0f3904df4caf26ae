import { cpSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../tests/support/preview-server';
import { run, runPnpm } from './run-pnpm';

/**
 * Copies the work tree into a folder of its own and installs its dependencies there, so that a bench
 * can edit files and remove caches.
 *
 * @param commit copies this commit; without it, the files as they are now, committed or not
 * @returns the folder, which the caller removes
 * @throws Error with the output of a command that fails
 */
export function createWorkCopy(commit?: string): string {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'mtools-copy-'));
  try {
    // A clone, because pages show the dates of their commits.
    run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder], root);
    run('git', ['checkout', '--quiet', '--detach', commit ?? 'HEAD'], folder);
    if (!commit) copyChanges(folder);
    runPnpm(['install', '--frozen-lockfile', '--prefer-offline'], folder);
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function copyChanges(folder: string): void {
  const list = (...args: string[]) =>
    run('git', [...args, '-z'], root)
      .split('\0')
      .filter(Boolean);
  const changed = list('diff', '--name-only', 'HEAD');
  for (const file of [...changed, ...list('ls-files', '--others', '--exclude-standard')]) {
    const source = path.join(root, file);
    const present = statSync(source, { throwIfNoEntry: false })?.isFile() ?? false;
    if (present) cpSync(source, path.join(folder, file));
    else rmSync(path.join(folder, file), { force: true });
  }
}
