import { describe, expect, it, vi } from 'vitest';
import { isFilled, readValue } from '../readValue';

const options = { format: 'YYYY-MM-DD', component: 'DatePickerExt' };

it('has only dates in a list', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const list = readValue(['2026-05-01', null, '', 'soon'], { ...options, shape: 'list' });

  expect(list).toHaveLength(1);
});

it('tells no value from an empty one', () => {
  expect(readValue(undefined, { ...options, shape: 'single' })).toBeUndefined();
  expect(readValue(null, { ...options, shape: 'range' })).toBeNull();
  expect(readValue([null, undefined], { ...options, shape: 'range' })).toBeNull();
});

describe('isFilled', () => {
  it.each([
    [undefined, false],
    [null, false],
    ['', false],
    [[], false],
    [[null, ''], false],
    [0, true],
    ['2026', true],
    [[null, 0], true],
  ])('%o: %s', (value, filled) => {
    expect(isFilled(value)).toBe(filled);
  });
});
