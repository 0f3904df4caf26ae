import { spawn } from 'node:child_process';

export interface Finished {
  code: number | null;
  /** Standard output and errors together. */
  output: string;
}

export interface Running {
  /** What the output matched when it was ready. */
  ready: RegExpExecArray;
  /** Sends SIGTERM to the command and what it has started, and waits for their end. */
  stop: () => Promise<Finished>;
}

export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** User to run as; only root may name another. */
  uid?: number;
}

/** How long a command may take until it is ready, on a busy machine. */
const READY_MS = 60_000;

/** A command that has begun, in a process group of its own. */
function begin(command: string, { cwd, env, uid }: CommandOptions) {
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exit = new Promise<Finished>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
  return { child, exit, read: () => output };
}

/** Runs a line of a shell to its end. */
export function runCommand(command: string, options: CommandOptions): Promise<Finished> {
  return begin(command, options).exit;
}

/**
 * Starts what does not end by itself.
 *
 * @param pattern what the output has once it is ready
 * @throws Error with the output when it ends before that
 */
export async function startCommand(
  command: string,
  pattern: RegExp,
  options: CommandOptions,
): Promise<Running> {
  const { child, exit, read } = begin(command, options);
  const stop = () => {
    // The negative id is that of the group; it has one, as it was spawned.
    process.kill(-(child.pid as number), 'SIGTERM');
    return exit;
  };
  const ready = await new Promise<RegExpExecArray>((resolve, reject) => {
    const late = setTimeout(() => {
      stop();
      reject(new Error(`\`${command}\` was not ready after ${READY_MS} ms:\n${read()}`));
    }, READY_MS);
    exit.finally(() => clearTimeout(late)).catch(() => {});
    child.stdout.on('data', () => {
      const match = pattern.exec(read());
      if (!match) return;
      clearTimeout(late);
      resolve(match);
    });
    exit.then(({ code, output }) => {
      reject(new Error(`\`${command}\` ended with ${code} before it was ready:\n${output}`));
    }, reject);
  });
  return { ready, stop };
}
