import { spawnSync } from 'node:child_process';

interface Process {
  pid: number;
  parent: number;
  /** Resident memory, in KiB. */
  memory: number;
}

/**
 * The resident memory of a process and all that it has started.
 *
 * @returns MiB, or NaN where there is no `ps`
 */
export function memoryOf(pid: number): number {
  const { stdout, status } = spawnSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  if (status !== 0) return Number.NaN;
  const processes = stdout
    .trim()
    .split('\n')
    .map((line): Process => {
      const [pid = 0, parent = 0, memory = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, memory };
    });
  return sum(pid, processes) / 1024;
}

function sum(pid: number, processes: readonly Process[]): number {
  const own = processes.find((process) => process.pid === pid)?.memory ?? 0;
  const children = processes.filter(({ parent }) => parent === pid);
  return children.reduce((total, child) => total + sum(child.pid, processes), own);
}
