import { describe, expect, it } from 'vitest';
import { isShallowEqual } from './isShallowEqual';

const member = {};

describe('isShallowEqual', () => {
  it.each([
    [1, 1],
    [Number.NaN, Number.NaN],
    [{ a: member }, { a: member }],
    [
      [member, 2],
      [member, 2],
    ],
    [Object.create(null), {}],
  ])('%o equals %o', (left, right) => {
    expect(isShallowEqual(left, right)).toBe(true);
  });

  it.each([
    [1, '1'],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: {} }, { a: {} }],
    [[], {}],
    [null, {}],
    [new Map([[1, 2]]), new Map([[1, 3]])],
    [new Date(1), new Date(2)],
  ])('%o differs from %o', (left, right) => {
    expect(isShallowEqual(left, right)).toBe(false);
  });
});
