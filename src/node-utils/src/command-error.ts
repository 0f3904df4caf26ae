/**
 * A failed command and its output.
 * @zh 失败的命令及其输出。
 */
export interface CommandFailure {
  /**
   * The command.
   * @zh 命令。
   */
  command: string;
  /**
   * The arguments of the command.
   * @zh 命令参数。
   */
  args: readonly string[];
  /**
   * The exit code; `undefined` if the command did not start or was terminated by a signal.
   * @zh 退出码；命令未能启动或被信号终止时为 `undefined`。
   */
  exitCode?: number | undefined;
  /**
   * The standard output of the command.
   * @zh 标准输出的内容。
   */
  stdout: string;
  /**
   * The standard error of the command.
   * @zh 标准错误的内容。
   */
  stderr: string;
}

/** How many lines of the output the message repeats. */
const LINES = 10;

/**
 * Thrown by `run` if a command fails. The message contains the command with its arguments, how it ended, and
 * the last 10 lines of stderr, or of stdout if stderr is empty.
 * @zh 命令失败时由 `run` 抛出。错误信息包含命令及其参数、结束方式，以及 stderr 的最后 10 行；stderr 为空时取 stdout。
 *
 * @group process
 * @since 0.2.0
 * @keywords command error exit code stderr failure child process 命令 错误 退出码 失败 子进程
 * @example
 * ```ts
 * try {
 *   await run('git', ['push']);
 * } catch (error) {
 *   if (error instanceof CommandError) process.exitCode = error.exitCode ?? 1;
 * }
 * ```
 */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /**
   * The command.
   * @zh 命令。
   */
  readonly command: string;
  /**
   * The arguments of the command.
   * @zh 命令参数。
   */
  readonly args: readonly string[];
  /**
   * The exit code; `undefined` if the command did not start or was terminated by a signal.
   * @zh 退出码；命令未能启动或被信号终止时为 `undefined`。
   */
  readonly exitCode: number | undefined;
  /**
   * The standard output of the command.
   * @zh 标准输出的内容。
   */
  readonly stdout: string;
  /**
   * The standard error of the command.
   * @zh 标准错误的内容。
   */
  readonly stderr: string;

  /**
   * @param ending How the command ended, such as `exited with code 1`.
   * @zhParam ending 命令的结束方式，如 `exited with code 1`。
   * @param failure The command and its output; see `CommandFailure`.
   * @zhParam failure 命令及其输出，见 `CommandFailure`。
   * @param options The `cause`, if another error caused this one.
   * @zhParam options 由其他错误引起时的 `cause`。
   */
  constructor(ending: string, failure: CommandFailure, options?: ErrorOptions) {
    const { command, args, exitCode, stdout, stderr } = failure;
    const output = lastLines(stderr) || lastLines(stdout);
    super(`${commandLine(command, args)} ${ending}${output && `:\n${output}`}`, options);
    this.command = command;
    this.args = args;
    this.exitCode = exitCode;
    this.stdout = stdout;
    this.stderr = stderr;
  }
}

function lastLines(text: string): string {
  return text.trimEnd().split(/\r?\n/).slice(-LINES).join('\n');
}

/** Puts quotation marks around what is not one plain word, for reading only: this never reaches a shell. */
function commandLine(command: string, args: readonly string[]): string {
  const words = [command, ...args];
  return words
    .map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : JSON.stringify(word)))
    .join(' ');
}
