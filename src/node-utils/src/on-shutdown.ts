import { constants } from 'node:os';
import { isatty } from 'node:tty';
import { inspect } from 'node:util';

export interface OnShutdownOptions {
  /**
   * Timeout of the function in milliseconds, counted from when it is called.
   * @zh 函数的超时时间，单位毫秒，从开始执行时算起。
   * @default 10_000
   */
  timeout?: number;
  /**
   * The signals that trigger the function.
   * @zh 触发该函数的信号。
   * @default ['SIGTERM', 'SIGINT']
   */
  signals?: readonly NodeJS.Signals[];
  /**
   * Called with a message for each function that fails or times out.
   * @zh 函数失败或超时时调用，参数为一条消息。
   * @default a line on stderr
   */
  log?: (message: string) => void;
}

interface Registration extends Required<OnShutdownOptions> {
  fn: (signal: NodeJS.Signals) => unknown;
}

/** The longest delay that a timer of Node.js can have; a longer one would fire at once. */
const MAX_DELAY = 2 ** 31 - 1;

/** Within this time a second Ctrl+C is the first one, forwarded by npm, and not a second key press. */
const FORWARDING_MS = 100;

const registrations: Registration[] = [];
let started: { signal: NodeJS.Signals; at: number } | undefined;

/**
 * Calls a function before a signal ends the process, for example to close a server. Several functions run
 * one after another, in reverse order of registration, each only once. The process then exits with 0, or
 * with 1 if any function failed or timed out; the others still run. A second signal exits immediately with
 * 128 plus the signal number.
 *
 * In a terminal, a second Ctrl+C within 100 ms is ignored, because npm and pnpm forward the signal that the
 * terminal has already sent. The function is not called if the process ends by itself.
 * @zh 进程因信号退出前调用函数，例如关闭服务。多个函数依次执行，后注册的先执行，每个只执行一次；
 * 全部结束后进程以 0 退出，若有函数失败或超时则以 1 退出，其余函数仍会执行。再次收到信号时立即以 128 加信号编号退出。
 * 在终端里，100 毫秒内的第二次 Ctrl+C 会被忽略，因为 npm 和 pnpm 会把终端已发送的信号再转发一次。进程自行结束时不会调用该函数。
 *
 * @param fn Called with the signal; a returned promise is awaited.
 * @zhParam fn 以信号名为参数调用；可以返回 Promise，会等待其完成。
 * @param options See `OnShutdownOptions`. The timeouts of several functions add up: keep the sum below the
 * grace period of your container platform (30 s in Kubernetes).
 * @zhParam options 见 `OnShutdownOptions`。注册多个函数时超时时间会累加，总和应小于容器平台的宽限时间（Kubernetes 为 30 秒）。
 * @returns A function that cancels the registration. Once nothing is registered, signals have their default
 * effect.
 * @zhReturns 取消注册的函数。没有任何注册时，信号恢复默认行为。
 * @throws {RangeError} If `timeout` is not between 0 and 2147483647.
 * @zhThrows {RangeError} `timeout` 不在 0 到 2147483647 之间时抛出。
 * @group process
 * @since 0.2.0
 * @keywords shutdown graceful signal SIGTERM SIGINT exit drain Ctrl+C 优雅退出 信号 关闭 停机 退出进程
 * @example
 * ```ts
 * const server = http.createServer(handler).listen(8080);
 * const pool = createPool();
 *
 * onShutdown(() => pool.end());
 * // Registered last, so it runs first: no request is left that needs the pool.
 * onShutdown(() => new Promise((resolve) => server.close(resolve)), { timeout: 5_000 });
 * ```
 */
export function onShutdown(
  fn: (signal: NodeJS.Signals) => unknown,
  {
    timeout = 10_000,
    signals = ['SIGTERM', 'SIGINT'],
    log = writeToStderr,
  }: OnShutdownOptions = {},
): () => void {
  if (!(timeout >= 0 && timeout <= MAX_DELAY)) {
    throw new RangeError(`The timeout is ${timeout}; it must be between 0 and ${MAX_DELAY} ms.`);
  }
  for (const signal of signals) {
    // One listener for all registrations: it decides the order and exits once.
    if (!process.listeners(signal).includes(handleSignal)) process.on(signal, handleSignal);
  }
  const registration: Registration = { fn, timeout, signals, log };
  registrations.push(registration);
  return () => {
    const index = registrations.indexOf(registration);
    if (index !== -1) registrations.splice(index, 1);
    // While functions run, the listeners stay for the second signal.
    if (started) return;
    for (const signal of signals) {
      if (!registrations.some((other) => other.signals.includes(signal))) {
        process.off(signal, handleSignal);
      }
    }
  };
}

async function handleSignal(signal: NodeJS.Signals): Promise<void> {
  if (started) {
    if (isForwarded(signal, started)) return;
    process.exit(128 + constants.signals[signal]);
  }
  started = { signal, at: performance.now() };
  let failed = false;
  for (let next = takeLast(signal); next; next = takeLast(signal)) {
    const problem = await runWithTimeout(next, signal);
    if (problem === undefined) continue;
    failed = true;
    next.log(problem);
  }
  process.exit(failed ? 1 : 0);
}

/** A Ctrl+C goes to all processes of the terminal, and npm forwards its own to the one it has started. */
function isForwarded(signal: NodeJS.Signals, first: { signal: NodeJS.Signals; at: number }) {
  const repeated = signal === 'SIGINT' && first.signal === 'SIGINT';
  return repeated && isatty(0) && performance.now() - first.at < FORWARDING_MS;
}

/** Removes the last registration for a signal and returns it, so that none runs twice. */
function takeLast(signal: NodeJS.Signals): Registration | undefined {
  for (let index = registrations.length - 1; index >= 0; index -= 1) {
    if (registrations[index]?.signals.includes(signal)) return registrations.splice(index, 1)[0];
  }
  return undefined;
}

/** Returns what went wrong, or `undefined`. */
async function runWithTimeout(
  { fn, timeout }: Registration,
  signal: NodeJS.Signals,
): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<string>((resolve) => {
    // The timer also keeps the process alive while the function waits for something that does not.
    timer = setTimeout(() => {
      resolve(`A shutdown function did not finish within ${timeout} ms after ${signal}.`);
    }, timeout);
  });
  try {
    return await Promise.race([Promise.resolve(fn(signal)).then(() => undefined), tooLong]);
  } catch (error) {
    return `A shutdown function failed after ${signal}: ${inspect(error)}`;
  } finally {
    clearTimeout(timer);
  }
}

function writeToStderr(message: string): void {
  process.stderr.write(`${message}\n`);
}
