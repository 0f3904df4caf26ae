import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sleep } from './sleep';

describe('sleep', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('resolves after the given time and not a millisecond earlier', async () => {
    const done = vi.fn();
    sleep(1000).then(done);

    await vi.advanceTimersByTimeAsync(999);
    expect(done).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('counts a negative time as none', async () => {
    const waiting = sleep(-50);
    await vi.advanceTimersByTimeAsync(0);
    await expect(waiting).resolves.toBeUndefined();
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])('refuses %s ms', async (ms) => {
    await expect(sleep(ms)).rejects.toThrow(RangeError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('holds the longest delay a timer knows', async () => {
    const waiting = sleep(2 ** 31 - 1);
    await vi.advanceTimersByTimeAsync(2 ** 31 - 1);
    await expect(waiting).resolves.toBeUndefined();
  });

  it('stops waiting when the signal aborts', async () => {
    const controller = new AbortController();
    const waiting = sleep(1000, { signal: controller.signal });
    expect(vi.getTimerCount()).toBe(1);

    controller.abort();

    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with the reason the caller gave', async () => {
    const controller = new AbortController();
    const reason = new Error('page left');
    const waiting = sleep(1000, { signal: controller.signal });
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });

  it('does not start when the signal has aborted already', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(sleep(1000, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with an AbortError where signals carry no reason', async () => {
    const { signal } = new AbortController();
    Object.defineProperties(signal, { aborted: { value: true }, reason: { value: undefined } });
    await expect(sleep(1000, { signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('leaves no listener on a signal that outlives the wait', async () => {
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');

    const waiting = sleep(10, { signal });
    await vi.advanceTimersByTimeAsync(10);
    await waiting;

    expect(add).toHaveBeenCalledOnce();
    expect(remove).toHaveBeenCalledExactlyOnceWith('abort', add.mock.calls[0]?.[1]);
  });
});
