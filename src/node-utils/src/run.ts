import type { ChildProcess } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { CommandError } from './command-error';
import { errorCode } from './error-code';

export interface RunOptions {
  /**
   * The working directory of the command.
   * @zh 命令的工作目录。
   * @default process.cwd()
   */
  cwd?: string;
  /**
   * Environment variables added to those of this process; `undefined` removes a variable.
   * @zh 额外的环境变量，与当前进程的环境变量合并；`undefined` 表示移除。
   */
  env?: Record<string, string | undefined>;
  /**
   * Timeout in milliseconds; unlimited by default.
   * @zh 超时时间，单位毫秒；默认不限。
   */
  timeout?: number;
  /**
   * Stops the command when it is aborted.
   * @zh 中止时停止命令。
   */
  signal?: AbortSignal;
  /**
   * What happens to the output: `'pipe'` collects and returns it, `'inherit'` connects the command to the
   * terminal, including input, `'ignore'` discards it.
   * @zh 如何处理输出：`'pipe'` 收集并返回，`'inherit'` 直接使用当前终端（包括输入），`'ignore'` 丢弃。
   * @default 'pipe'
   */
  stdio?: 'pipe' | 'inherit' | 'ignore';
}

export interface RunResult {
  /**
   * The standard output, decoded as UTF-8.
   * @zh 标准输出的内容，按 UTF-8 解码。
   */
  stdout: string;
  /**
   * The standard error, decoded as UTF-8.
   * @zh 标准错误的内容，按 UTF-8 解码。
   */
  stderr: string;
  /**
   * The exit code: always 0, since any other code is an error.
   * @zh 退出码；恒为 0，其他退出码会抛出错误。
   */
  exitCode: number;
}

/** How long a command may go on after SIGTERM before it gets SIGKILL. */
const GRACE_MS = 2_000;

/** How long the rest of the output is read after the end of a command that was stopped. */
const REST_MS = 100;

/**
 * Runs a command and waits for it to finish. The command and its arguments never go through a shell: spaces,
 * quotation marks and semicolons in arguments are plain text. Commands in `node_modules/.bin` of `cwd` and
 * its parent folders are found by name, also on Windows.
 *
 * A command stopped by `timeout` or `signal` receives SIGTERM, and SIGKILL 2 seconds later. Processes it has
 * started are neither stopped nor waited for.
 * @zh 运行命令并等待结束。命令和参数不经过 shell，参数中的空格、引号、分号都是普通文本。
 * `cwd` 及上级目录中 `node_modules/.bin` 里的命令可以直接用名称调用，Windows 上也一样。
 * 因 `timeout` 或 `signal` 停止的命令会收到 SIGTERM，2 秒后收到 SIGKILL；它启动的其他进程不会被停止，也不会被等待。
 *
 * @param command Name or path of a program.
 * @zhParam command 程序的名称或路径。
 * @param args The arguments, one per element.
 * @zhParam args 参数，每个元素一个参数。
 * @param options See `RunOptions`.
 * @zhParam options 见 `RunOptions`。
 * @returns The output and the exit code.
 * @zhReturns 输出与退出码。
 * @throws {CommandError} If the command cannot start, exits with a code other than 0, is terminated by a
 * signal or exceeds `timeout`.
 * @zhThrows {CommandError} 命令无法启动、退出码不为 0、被信号终止或超过 `timeout` 时抛出。
 * @throws {Error} The reason of `signal`, an `AbortError` by default, if it is aborted before the command
 * finishes.
 * @zhThrows {Error} 命令结束前 `signal` 被中止时，抛出其 reason，默认为 `AbortError`。
 * @group process
 * @since 0.2.0
 * @keywords run exec spawn command child process shell tinyexec execa 执行命令 子进程 运行程序 超时
 * @example
 * ```ts
 * const { stdout } = await run('git', ['rev-parse', 'HEAD']);
 * await run('vite', ['build'], { cwd: 'packages/app', stdio: 'inherit', timeout: 120_000 });
 * ```
 */
export async function run(
  command: string,
  args: readonly string[] = [],
  { cwd = process.cwd(), env, timeout, signal, stdio = 'pipe' }: RunOptions = {},
): Promise<RunResult> {
  signal?.throwIfAborted();
  // An ES module, which `require` cannot load in Node.js 18.
  const { x } = await import('tinyexec');
  signal?.throwIfAborted();
  let stopper: Stopper | undefined;
  try {
    const started = x(command, args, {
      nodeOptions: {
        cwd,
        // A command that reads its input would wait for ever on an open pipe.
        stdio: stdio === 'pipe' ? ['ignore', 'pipe', 'pipe'] : stdio,
        ...(env && { env }),
      },
    });
    stopper = stopOn(started.process, timeout, signal);
    const { stdout, stderr, exitCode } = await started;
    if (stopper.reason() === 'signal') throw signal?.reason;
    const failure = { command, args, stdout, stderr };
    if (stopper.reason() === 'timeout') {
      throw new CommandError(`was stopped after ${timeout} ms`, failure);
    }
    if (exitCode === undefined) {
      throw new CommandError(`was ended by ${started.signalCode}`, failure);
    }
    if (exitCode !== 0) {
      throw new CommandError(`exited with code ${exitCode}`, { ...failure, exitCode });
    }
    return { stdout, stderr, exitCode };
  } catch (error) {
    // Only what the system says about starting a program has a code; the reason of a signal may have one too.
    const code = errorCode(error);
    if (code === undefined || stopper?.reason() !== undefined) throw error;
    const failure = { command, args, stdout: '', stderr: '' };
    throw new CommandError(await whyNotStarted(code, cwd), failure, { cause: error });
  } finally {
    stopper?.clear();
  }
}

interface Stopper {
  /** What stopped the command; `undefined` for one that ended by itself. */
  reason(): 'timeout' | 'signal' | undefined;
  /** Removes timers and listeners. */
  clear(): void;
}

/**
 * Stops a command when its time is over or a signal is aborted. The options of tinyexec for this wait until the
 * output is closed, which other processes started by the command may keep open for longer.
 */
function stopOn(
  child: ChildProcess | undefined,
  timeout: number | undefined,
  signal: AbortSignal | undefined,
): Stopper {
  let reason: 'timeout' | 'signal' | undefined;
  const timers: NodeJS.Timeout[] = [];
  const stop = (why: 'timeout' | 'signal') => {
    const ended = child?.exitCode !== null || child.signalCode !== null;
    if (reason !== undefined) return;
    // It is over, but another process holds its output: only the waiting ends.
    if (ended) return closeOutput(child);
    reason = why;
    child.once('exit', () => {
      // What it has written may still be on its way.
      timers.push(setTimeout(() => closeOutput(child), REST_MS));
    });
    child.kill();
    timers.push(setTimeout(() => child.kill('SIGKILL'), GRACE_MS));
  };
  const onAbort = () => stop('signal');
  signal?.addEventListener('abort', onAbort, { once: true });
  if (timeout !== undefined) timers.push(setTimeout(() => stop('timeout'), timeout));
  return {
    reason: () => reason,
    clear() {
      signal?.removeEventListener('abort', onAbort);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function closeOutput(child: ChildProcess | undefined): void {
  child?.stdout?.destroy();
  child?.stderr?.destroy();
}

async function whyNotStarted(code: string, cwd: string): Promise<string> {
  if (code !== 'ENOENT') return `could not be started (${code})`;
  // The system gives the same code for a missing program and a missing folder.
  const folder = await stat(cwd).catch(() => undefined);
  return folder?.isDirectory()
    ? 'could not be started: there is no such command in PATH or node_modules/.bin'
    : `could not be started: there is no folder ${cwd}`;
}
