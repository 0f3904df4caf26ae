export interface SleepOptions {
  /** Ends the wait early: the promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** The longest delay a timer can hold, in milliseconds; a longer one would fire at once. */
const MAX_DELAY = 2 ** 31 - 1;

/**
 * Waits for a time that can be cancelled. The timer and the listener are both gone once the promise settles.
 *
 * @param ms Milliseconds to wait, at most 2147483647 (24.8 days). A negative number counts as 0.
 * @param options.signal Ends the wait early.
 * @returns A promise which resolves with nothing after `ms`.
 * @throws {RangeError} When `ms` is `NaN` or longer than a timer can hold (as a rejection).
 * @throws The signal's `reason`, an `AbortError` unless the caller chose another (as a rejection).
 * @example
 * ```ts
 * const controller = new AbortController();
 * setTimeout(() => controller.abort(), 100);
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

/** Chrome 88–97 and Safari 14 abort without a reason: https://developer.mozilla.org/docs/Web/API/AbortSignal/reason */
function abortReason(signal: AbortSignal | undefined): unknown {
  return signal?.reason ?? new DOMException('The wait was aborted.', 'AbortError');
}
