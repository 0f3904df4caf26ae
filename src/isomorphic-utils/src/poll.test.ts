import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type PollContext, poll } from './poll';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A function whose calls resolve to these values in turn. */
const answers = <T>(...values: T[]) => vi.fn(async (_: PollContext) => values.shift() as T);

/** What a promise is rejected with, looked at later. */
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error,
  );

describe('poll', () => {
  it('calls at once, then after each interval, until a result is truthy', async () => {
    const fn = answers<unknown>(0, '', 'ready');
    const result = poll(fn);
    expect(fn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(fn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);

    await expect(result).resolves.toBe('ready');
    expect(fn.mock.calls.map(([{ attempt }]) => attempt)).toEqual([1, 2, 3]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for a call to end before the interval begins', async () => {
    const fn = vi.fn(() => new Promise<boolean>((resolve) => setTimeout(resolve, 5000, false)));
    const stop = new AbortController();
    const failed = failure(poll(fn, { interval: 1000, signal: stop.signal }));
    await vi.advanceTimersByTimeAsync(5999);
    expect(fn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fn).toHaveBeenCalledTimes(2);
    stop.abort();
    await failed;
  });

  it('ends when until says so, and narrows the type', async () => {
    type State = { state: 'running' } | { state: 'done'; url: string };
    const fn = answers<State>({ state: 'running' }, { state: 'done', url: '/a' });
    const isDone = (result: State) => result.state === 'done';
    const result = poll(fn, { interval: 10, until: isDone });
    await vi.advanceTimersByTimeAsync(10);
    await expect(result).resolves.toEqual({ state: 'done', url: '/a' });
    expectTypeOf(result).toEqualTypeOf<Promise<{ state: 'done'; url: string }>>();

    const plain = poll(() => 1, { until: (count): boolean => count > 0 });
    expectTypeOf(plain).toEqualTypeOf<Promise<number>>();
  });

  it('takes an interval that grows', async () => {
    const fn = answers(false, false, true);
    const interval = vi.fn((attempt: number) => attempt * 100);
    const result = poll(fn, { interval });
    await vi.advanceTimersByTimeAsync(100);
    expect(fn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(199);
    expect(fn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    await expect(result).resolves.toBe(true);
    expect(interval.mock.calls).toEqual([[1], [2]]);
  });

  it('rejects when the time is up, also during a call', async () => {
    const fn = vi.fn((_: PollContext) => new Promise<boolean>(() => {}));
    const failed = failure(poll(fn, { timeout: 3000 }));
    await vi.advanceTimersByTimeAsync(2999);
    expect(fn.mock.calls[0]?.[0].signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({
      name: 'TimeoutError',
      message: 'poll() got no result within 3000 ms.',
    });
    expect(fn.mock.calls[0]?.[0].signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with the reason of the signal, and calls no more', async () => {
    const fn = answers(false, true);
    const stop = new AbortController();
    const remove = vi.spyOn(stop.signal, 'removeEventListener');
    const failed = failure(poll(fn, { interval: 10, timeout: 1000, signal: stop.signal }));
    await vi.advanceTimersByTimeAsync(5);
    const reason = new Error('page left');
    stop.abort(reason);
    expect(await failed).toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(fn).toHaveBeenCalledTimes(1);
    expect(remove).toHaveBeenCalled();
  });

  it('does not start when the signal has aborted already', async () => {
    const fn = vi.fn(() => true);
    const failed = failure(poll(fn, { signal: AbortSignal.abort() }));
    expect(await failed).toMatchObject({ name: 'AbortError' });
    expect(fn).not.toHaveBeenCalled();
  });

  it('leaves the signal of the last call alone after a result', async () => {
    const fn = vi.fn((_: PollContext) => true);
    const { signal } = new AbortController();
    const remove = vi.spyOn(signal, 'removeEventListener');
    await poll(fn, { timeout: 1000, signal });
    await vi.advanceTimersByTimeAsync(2000);
    expect(fn.mock.calls[0]?.[0].signal.aborted).toBe(false);
    expect(remove).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with what the functions throw', async () => {
    const error = new Error('offline');
    const broken = () => {
      throw error;
    };
    await expect(poll(broken)).rejects.toBe(error);
    await expect(poll(() => Promise.reject(error))).rejects.toBe(error);
    await expect(poll(() => 1, { until: broken })).rejects.toBe(error);
    await expect(poll(() => 0, { interval: Number.NaN })).rejects.toThrow(RangeError);
    await expect(poll(() => 0, { timeout: Number.POSITIVE_INFINITY })).rejects.toThrow(RangeError);
    expect(vi.getTimerCount()).toBe(0);
  });
});
