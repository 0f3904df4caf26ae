import { expect, it } from 'vitest';
import { formatPercent } from './format-percent';

it.each([
  [0.57, '57.00%'],
  [0.12345, '12.35%'],
  [-0.005, '-0.50%'],
  [0, '0.00%'],
  [-0.00001, '0.00%'],
  [12.5, '1,250.00%'],
  ['0.1', '10.00%'],
  [1n, '100.00%'],
  [1e-7, '0.00%'],
])('writes %s as a percentage', (ratio, text) => {
  expect(formatPercent(ratio)).toBe(text);
});

it.each([null, undefined, '', 'x', Number.NaN, Number.POSITIVE_INFINITY])(
  'gives an empty text for %s',
  (ratio) => {
    expect(formatPercent(ratio)).toBe('');
  },
);

it('takes the options of formatNumber', () => {
  expect(formatPercent(0.5, { pad: false })).toBe('50%');
  expect(formatPercent(0.12345, { rounding: 'down' })).toBe('12.34%');
  expect(formatPercent(12.5, { precision: 0, thousands: ' ' })).toBe('1 250%');
  expect(() => formatPercent(1, { precision: -1 })).toThrow(RangeError);
});
