import { abortReason } from './_internal/abort-reason';

export interface SleepOptions {
  /**
   * Ends the wait early: the promise rejects with the signal's reason.
   *
   * @zh 提前结束等待，Promise 以该信号的 reason 拒绝。
   */
  signal?: AbortSignal;
}

/** The longest delay a timer can hold, in milliseconds; a longer one would fire at once. */
const MAX_DELAY = 2 ** 31 - 1;

/**
 * Waits for a given time; the wait can be cancelled. The timer and the listener are removed once the promise
 * settles.
 *
 * @zh 等待一段时间，可以取消。Promise 结束后，定时器和监听器都已清除。
 * @param ms Milliseconds to wait, at most 2147483647 (24.8 days). A negative number counts as 0.
 * @zhParam ms 等待的毫秒数，最大 2147483647（约 24.8 天）。负数按 0 处理。
 * @param options A signal that ends the wait early.
 * @zhParam options 用于提前结束等待的信号。
 * @returns A promise that resolves without a value after `ms`.
 * @zhReturns `ms` 毫秒后完成的 Promise，没有值。
 * @throws {RangeError} If `ms` is `NaN` or exceeds the timer limit (as a rejection).
 * @zhThrows {RangeError} `ms` 为 `NaN` 或超过定时器上限时（以 Promise 拒绝的形式）。
 * @throws {DOMException} The signal's `reason`, an `AbortError` by default (as a rejection).
 * @zhThrows {DOMException} 信号的 `reason`，未指定时为 `AbortError`（以 Promise 拒绝的形式）。
 * @group async
 * @since 0.1.0
 * @keywords 等待 延时 延迟 取消 delay wait timeout abort
 * @example
 * ```ts
 * const controller = new AbortController();
 * setTimeout(() => controller.abort(), 10);
 * await sleep(5000, { signal: controller.signal }).catch((error) => error.name); // 'AbortError'
 * ```
 */
export function sleep(ms: number, { signal }: SleepOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!(ms <= MAX_DELAY)) {
      reject(new RangeError(`sleep() takes at most ${MAX_DELAY} ms, not ${ms}.`));
      return;
    }
    if (signal?.aborted) {
      reject(abortReason(signal));
      return;
    }
    const onAbort = () => {
      clearTimeout(timer);
      reject(abortReason(signal));
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      },
      Math.max(0, ms),
    );
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
