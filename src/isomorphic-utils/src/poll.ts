import { abortReason } from './_internal/abort-reason';
import { sleep } from './sleep';

/** What `poll` passes to the function it calls. */
export interface PollContext {
  /**
   * Aborts when polling is aborted or times out; pass it to `fetch`.
   *
   * @zh 轮询被取消或超时时中止，可以传给 `fetch`。
   */
  signal: AbortSignal;
  /**
   * Number of the call, starting at 1.
   *
   * @zh 第几次调用，从 1 开始。
   */
  attempt: number;
}

export interface PollOptions<Result, Done extends Result = Result> {
  /**
   * Delay between the end of a call and the next one, in milliseconds; or a function that returns it for the
   * number of the finished call, starting at 1.
   *
   * @zh 一次调用结束到下一次调用的间隔，单位毫秒；也可以是函数，参数为刚结束的是第几次调用，从 1 开始。
   * @default 1000
   */
  interval?: number | ((attempt: number) => number);
  /**
   * Decides whether a result ends the polling. By default, any truthy result does.
   *
   * @zh 判断结果是否可以结束轮询。默认任何真值都会结束轮询。
   */
  until?: ((result: Result) => result is Done) | ((result: Result) => boolean);
  /**
   * Time in milliseconds after which polling fails with a `TimeoutError`, at most 2147483647. There is no
   * limit by default.
   *
   * @zh 超时时间，单位毫秒，最大 2147483647，超时后以 `TimeoutError` 结束。默认不限。
   */
  timeout?: number;
  /**
   * Cancels the polling: the promise rejects with the signal's reason.
   *
   * @zh 取消轮询，Promise 以该信号的 reason 拒绝。
   */
  signal?: AbortSignal;
}

/**
 * Calls a function repeatedly until it returns the expected result, for example that a server task has
 * finished or a payment has arrived. Each call starts after the previous one has ended.
 *
 * @zh 反复调用函数，直到得到预期的结果，例如服务端任务完成、支付到账。上一次调用结束后才开始下一次。
 * @param fn The function to call, with a signal and the number of the call.
 * @zhParam fn 要调用的函数，参数含信号和第几次调用。
 * @param options Interval, end condition and timeout.
 * @zhParam options 间隔、结束条件与超时。
 * @returns A promise of the first result that satisfies `until`.
 * @zhReturns Promise，值为首个满足 `until` 的结果。
 * @throws {DOMException} A `TimeoutError` on timeout, or the signal's `reason`, an `AbortError` by default
 * (as a rejection).
 * @zhThrows {DOMException} 超时为 `TimeoutError`；被取消时为信号的 `reason`，未指定时为 `AbortError`（以 Promise 拒绝的形式）。
 * @throws {Error} Any error from `fn` or `until`, which ends the polling (as a rejection).
 * @zhThrows {Error} `fn` 或 `until` 抛出的错误，立即结束轮询（以 Promise 拒绝的形式）。
 * @throws {RangeError} If `interval` or `timeout` is `NaN` or exceeds the timer limit (as a rejection).
 * @zhThrows {RangeError} `interval` 或 `timeout` 为 `NaN` 或超过定时器上限时（以 Promise 拒绝的形式）。
 * @group async
 * @since 0.2.0
 * @keywords 轮询 定时 任务进度 等待 超时 poll interval retry wait timeout task progress
 * @example
 * ```ts
 * const states = ['queued', 'running', 'done'];
 * const next = async () => states.shift();
 * await poll(next, { interval: 10, until: (state) => state === 'done' }); // 'done'
 * await poll(() => false, { interval: 10, timeout: 30 }).catch((error) => error.name); // 'TimeoutError'
 * ```
 */
export function poll<Result, Done extends Result = Result>(
  fn: (context: PollContext) => Result | PromiseLike<Result>,
  { interval = 1000, until = Boolean, timeout, signal }: PollOptions<Result, Done> = {},
): Promise<Done> {
  /** Aborts what `fn` does. It stays silent after a result, whose body may still be read. */
  const call = new AbortController();
  /** Ends the waits of the poll itself, whatever its end is. */
  const waits = new AbortController();

  const run = async (): Promise<Done> => {
    for (let attempt = 1; ; attempt += 1) {
      const result = await fn({ signal: call.signal, attempt });
      // For a result that passes a type guard; without one, Done is Result.
      if (until(result)) return result as Done;
      const ms = typeof interval === 'function' ? interval(attempt) : interval;
      await sleep(ms, { signal: waits.signal });
    }
  };

  return new Promise<Done>((resolve, reject) => {
    if (signal?.aborted) {
      reject(abortReason(signal));
      return;
    }
    const stop = (reason: unknown) => {
      reject(reason);
      end();
      call.abort(reason);
    };
    const onAbort = () => stop(abortReason(signal));
    const end = () => {
      waits.abort();
      signal?.removeEventListener('abort', onAbort);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    if (timeout !== undefined) {
      sleep(timeout, { signal: waits.signal }).then(
        () => {
          stop(new DOMException(`poll() got no result within ${timeout} ms.`, 'TimeoutError'));
        },
        (error) => waits.signal.aborted || stop(error),
      );
    }
    run().then(resolve, reject).then(end);
  });
}
