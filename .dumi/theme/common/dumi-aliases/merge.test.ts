import { expect, it } from 'vitest';
import merge from './merge';

it('lays one object over another, without changing either', () => {
  const base = { a: 1, b: 2 };
  const over = { b: 3, tabs: [{ key: 'x' }] };
  const merged = merge(base, over);
  expect(merged).toEqual({ a: 1, b: 3, tabs: [{ key: 'x' }] });
  expect(base).toEqual({ a: 1, b: 2 });
  expect((merged.tabs as object[])[0]).not.toBe(over.tabs[0]);
});

it('takes what there is when one side is missing', () => {
  expect(merge(undefined, { a: 1 })).toEqual({ a: 1 });
  expect(merge({ a: 1 }, undefined)).toEqual({ a: 1 });
});
