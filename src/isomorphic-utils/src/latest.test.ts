import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { latest } from './latest';

/** A function whose calls are settled by hand, in any order. */
function manual() {
  const answers: { resolve(value: string): void; reject(error: Error): void }[] = [];
  const fn = latest(
    (_word: string) => new Promise<string>((resolve, reject) => answers.push({ resolve, reject })),
  );
  return { fn, answers };
}

/** Lets every promise that can settle do so. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('latest', () => {
  it('passes arguments and result through', async () => {
    const add = latest(async (a: number, b: number) => a + b);
    await expect(add(1, 2)).resolves.toBe(3);
    expectTypeOf(add).toEqualTypeOf<(a: number, b: number) => Promise<number>>();
  });

  it('accepts a synchronous function', async () => {
    const upper = latest((word: string) => word.toUpperCase());
    await expect(upper('ok')).resolves.toBe('OK');
  });

  it('drops an older result which arrives later', async () => {
    const { fn, answers } = manual();
    const shown = vi.fn();
    fn('a').then(shown);
    fn('ab').then(shown);

    answers[1]?.resolve('users of ab');
    answers[0]?.resolve('users of a');
    await settled();

    expect(shown).toHaveBeenCalledExactlyOnceWith('users of ab');
  });

  it('drops an older result which arrives while the newest call is still under way', async () => {
    const { fn, answers } = manual();
    const shown = vi.fn();
    fn('a').then(shown);
    fn('ab').then(shown);

    answers[0]?.resolve('users of a');
    await settled();

    expect(shown).not.toHaveBeenCalled();
  });

  it('drops the error of an overtaken call', async () => {
    const { fn, answers } = manual();
    const failed = vi.fn();
    fn('a').catch(failed);
    const newest = fn('ab');

    answers[0]?.reject(new Error('timeout'));
    answers[1]?.resolve('users of ab');

    await expect(newest).resolves.toBe('users of ab');
    expect(failed).not.toHaveBeenCalled();
  });

  it('does not bring an older result back when the newest call fails', async () => {
    const { fn, answers } = manual();
    const shown = vi.fn();
    fn('a').then(shown);
    const newest = fn('ab');

    answers[1]?.reject(new Error('offline'));
    await expect(newest).rejects.toThrow('offline');
    answers[0]?.resolve('users of a');
    await settled();

    expect(shown).not.toHaveBeenCalled();
  });

  it('turns a synchronous throw into a rejection', async () => {
    const broken = latest((): string => {
      throw new Error('bad input');
    });
    await expect(broken()).rejects.toThrow('bad input');
  });

  it('counts the calls of two wrappers apart', async () => {
    const first = latest(async () => 'first');
    const second = latest(async () => 'second');
    await expect(Promise.all([first(), second()])).resolves.toEqual(['first', 'second']);
  });
});
