import { abortReason } from './_internal/abort-reason';
import { sleep } from './sleep';

/** What `poll` passes to the function it calls. */
export interface PollContext {
  /**
   * Aborts when the poll is aborted or its time is up; pass it on to `fetch`.
   *
   * @zh 轮询被取消或超时时中止，可以传给 `fetch`。
   */
  signal: AbortSignal;
  /**
   * Number of the call, from 1.
   *
   * @zh 第几次调用，从 1 开始。
   */
  attempt: number;
}

export interface PollOptions<Result, Done extends Result = Result> {
  /**
   * Milliseconds from the end of a call to the next one; or a function which gives them for the number of the call
   * that has ended, from 1.
   *
   * @zh 一次调用结束到下一次调用的毫秒数；也可以是函数，参数为刚结束的是第几次调用，从 1 开始。
   * @default 1000
   */
  interval?: number | ((attempt: number) => number);
  /**
   * Tells whether a result is the one to wait for. Without it, any result that is truthy.
   *
   * @zh 判断结果是否为要等待的结果。未设置时，任何真值都是。
   */
  until?: ((result: Result) => result is Done) | ((result: Result) => boolean);
  /**
   * Milliseconds after which the poll ends with a `TimeoutError`, at most 2147483647. Without it there is no limit.
   *
   * @zh 超时的毫秒数，最大 2147483647，到时以 `TimeoutError` 结束。未设置时不限。
   */
  timeout?: number;
  /**
   * Ends the poll: it rejects with the signal's reason.
   *
   * @zh 取消轮询，以该信号的 reason 拒绝。
   */
  signal?: AbortSignal;
}

/**
 * Calls a function again and again until it gives the result that is waited for: a task on the server that has
 * finished, a payment that has arrived. One call ends before the next one starts.
 *
 * @zh 反复调用函数，直到得到想要的结果，例如服务端任务完成、支付到账。上一次调用结束后才开始下一次。
 * @param fn The function to call, with a signal and the number of the call.
 * @zhParam fn 要调用的函数，参数含信号和第几次调用。
 * @param options Interval, end and limit.
 * @zhParam options 间隔、结束条件与超时。
 * @returns A promise of the first result for which `until` holds.
 * @zhReturns Promise，值为第一个满足 `until` 的结果。
 * @throws {DOMException} A `TimeoutError` when the time is up, or the signal's `reason`, an `AbortError` unless the
 * caller chose another (as a rejection).
 * @zhThrows {DOMException} 超时为 `TimeoutError`；被取消时为信号的 `reason`，未指定时为 `AbortError`（以 Promise 拒绝的形式）。
 * @throws {Error} What `fn` or `until` throws, at once (as a rejection).
 * @zhThrows {Error} `fn` 或 `until` 抛出的错误，立即结束轮询（以 Promise 拒绝的形式）。
 * @throws {RangeError} When `interval` or `timeout` is `NaN` or longer than a timer can hold (as a rejection).
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
