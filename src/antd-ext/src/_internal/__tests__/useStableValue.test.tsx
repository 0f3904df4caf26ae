import { renderHook } from '@testing-library/react';
import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { useStableValue } from '../useStableValue';

/** What the hook gives for the second of two values. */
function after(first: unknown, second: unknown) {
  const { result, rerender } = renderHook(({ value }) => useStableValue(value), {
    initialProps: { value: first },
  });
  expect(result.current).toBe(first);
  rerender({ value: second });
  return result.current;
}

const noop = () => undefined;
const icon = <b>×</b>;

it.each<[string, unknown, unknown]>([
  ['objects and lists', { a: [1, { b: 'c' }] }, { a: [1, { b: 'c' }] }],
  ['objects without a prototype', Object.create(null), Object.create(null)],
  ['dates', [new Date(1)], [new Date(1)]],
  ['dates of Day.js', { day: dayjs(1) }, { day: dayjs(1) }],
  [
    'maps and sets',
    [new Map([[1, { a: 1 }]]), new Set([1])],
    [new Map([[1, { a: 1 }]]), new Set([1])],
  ],
  ['NaN', { a: Number.NaN }, { a: Number.NaN }],
  ['the same function and the same element', { noop, icon }, { noop, icon }],
])('takes %s that say the same for the first ones', (_, first, second) => {
  expect(after(first, second)).toBe(first);
});

it.each<[string, unknown, unknown]>([
  ['objects with another value', { a: 1 }, { a: 2 }],
  ['objects with another key', { a: undefined }, { b: undefined }],
  ['a list for an object', {}, []],
  ['an object for null', { a: null }, { a: {} }],
  ['null for an object', { a: {} }, { a: null }],
  ['other dates', { day: new Date(1) }, { day: new Date(2) }],
  ['other dates of Day.js', { day: dayjs(1) }, { day: dayjs(2) }],
  ['a date for one of Day.js', { day: new Date(1) }, { day: dayjs(1) }],
  ['other maps', { map: new Map([[1, 2]]) }, { map: new Map() }],
  ['other sets', { set: new Set([1]) }, { set: new Set() }],
  ['elements that look the same', { icon }, { icon: <b>×</b> }],
  ['other functions', { noop }, { noop: () => undefined }],
])('tells %s apart', (_, first, second) => {
  expect(after(first, second)).toBe(second);
});

it('takes elements that are written inline for new ones, and comes to an end', () => {
  const { result, rerender } = renderHook(() => useStableValue({ icon: <b>×</b> }));
  const first = result.current;
  rerender();
  expect(result.current).not.toBe(first);
});
