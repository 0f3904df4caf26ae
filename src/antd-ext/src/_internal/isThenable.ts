/** Whether a value can be waited for. What antd's `message.success()` gives is a function with a `then`. */
export function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as Partial<PromiseLike<unknown>> | null | undefined)?.then === 'function';
}
