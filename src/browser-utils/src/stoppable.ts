import { RequestError, type RequestErrorInit } from './request-error';

/** Timers cannot wait as long, and then do not wait at all. */
const TOO_LONG_MS = 2 ** 31;

/**
 * Runs a task until it is done, the time is up or the caller's signal says so, whichever comes first.
 * `AbortSignal.any` and `AbortSignal.timeout` would do it, if the oldest browsers had them.
 *
 * @param task Is given a signal for what it starts. A `Response` that it gives stays linked to the caller's signal,
 * because its body is read later.
 * @param signal The caller's; by default one that never aborts.
 * @param timeout In ms; `0` and `Infinity` for none.
 * @throws {RequestError} When the task was stopped.
 */
export function stoppable<Result>(
  task: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal = new AbortController().signal,
  timeout = 0,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (result?: unknown) => {
      clearTimeout(timer);
      if (!(result instanceof Response)) signal.removeEventListener('abort', onAbort);
    };
    const stop = (message: string, init: RequestErrorInit) => {
      end();
      reject(new RequestError(message, init));
      controller.abort();
    };
    const onAbort = () => stop('Request was aborted', { isAborted: true, cause: signal.reason });

    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort);
    if (timeout > 0 && timeout < TOO_LONG_MS) {
      timer = setTimeout(
        () => stop(`Request timed out after ${timeout} ms`, { isTimeout: true }),
        timeout,
      );
    }
    const running = task(controller.signal);
    running.then(end, () => end());
    running.then(resolve, reject);
  });
}
