import { spawnSync } from 'node:child_process';

/**
 * Runs a command to its end.
 *
 * @returns what it printed
 * @throws Error with the output of a command that fails
 */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout;
  const reason = error?.message ?? `${stdout}${stderr}`;
  throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${reason}`);
}

/** Runs the pnpm that runs this script, so that its version and its registry are those of the user. */
export function runPnpm(args: readonly string[], cwd: string): string {
  const pnpm = process.env.npm_execpath ?? 'pnpm';
  return /\.c?js$/.test(pnpm) ? run(process.execPath, [pnpm, ...args], cwd) : run(pnpm, args, cwd);
}
