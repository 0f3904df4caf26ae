import { describe, expect, it } from 'vitest';
import { inRange } from './in-range';

describe('inRange', () => {
  it.each([
    [false, [false, true, true, true, false]],
    [true, [false, false, true, false, false]],
    ['min', [false, false, true, true, false]],
    ['max', [false, true, true, false, false]],
  ] as const)('with exclusive: %s', (exclusive, results) => {
    const values = [0, 1, 2, 3, 4];
    expect(values.map((value) => inRange(value, [1, 3], { exclusive }))).toEqual(results);
  });

  it('is open at an end that is not filled in', () => {
    expect(inRange(-1e9, [null, 3])).toBe(true);
    expect(inRange(1e9, [1, undefined])).toBe(true);
    expect(inRange(0, [undefined, null], { exclusive: true })).toBe(true);
  });

  it('takes zero for an end', () => {
    expect(inRange(-1, [0, 5])).toBe(false);
    expect(inRange(1, [-5, 0])).toBe(false);
  });

  it('compares bigints with numbers', () => {
    expect(inRange(9007199254740993n, [9007199254740992n, 1e17])).toBe(true);
    expect(inRange(1n, [1, 1])).toBe(true);
  });

  it('is false where there is nothing to compare', () => {
    for (const value of [null, undefined, Number.NaN])
      expect(inRange(value, [null, null])).toBe(false);
    expect(inRange(1, [Number.NaN, 3])).toBe(false);
    expect(inRange(2, [3, 1])).toBe(false);
  });
});
