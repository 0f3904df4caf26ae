import { describe, expect, it } from 'vitest';
import { formatNumber } from './format-number';

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1,000'],
    [-1234567.891, '-1,234,567.891'],
    [0.1 + 0.2, '0.30000000000000004'],
    [12345678901234567890n, '12,345,678,901,234,567,890'],
    ['9007199254740993.10', '9,007,199,254,740,993.10'],
  ])('groups the digits of %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it.each([
    ['.5', '0.5'],
    ['5.', '5'],
    ['+12', '12'],
    ['  12  ', '12'],
    ['007', '7'],
    ['000', '0'],
    ['1.50', '1.50'],
  ])('reads the decimal text "%s"', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it.each([
    [1e21, '1,000,000,000,000,000,000,000'],
    [1.5e-7, '0.00000015'],
    ['1E+3', '1,000'],
    ['12.345e1', '123.45'],
    ['12.345e2', '1,234.5'],
    ['12345e-2', '123.45'],
    ['0e5', '0'],
  ])('writes out the exponent of %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it.each([
    [null],
    [undefined],
    [''],
    ['.'],
    ['-'],
    ['1,000'],
    ['1.2.3'],
    ['0x10'],
    ['12px'],
    ['1e1000'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
  ])('gives an empty text for %s', (value) => {
    expect(formatNumber(value, { precision: 2 })).toBe('');
  });

  it.each([
    [1.005, 2, '1.01'],
    [1.004, 2, '1.00'],
    [-1.005, 2, '-1.01'],
    [2.5, 0, '3'],
    [-2.5, 0, '-3'],
    [0.5, 0, '1'],
    [0.49, 0, '0'],
    [999.995, 2, '1,000.00'],
    [99.9, 0, '100'],
    [1, 3, '1.000'],
    [1.2, 3, '1.200'],
    [0, 2, '0.00'],
    [0.009, 2, '0.01'],
    ['0.00000000000000000000049', 22, '0.0000000000000000000005'],
  ])('rounds %s to %i decimals', (value, precision, text) => {
    expect(formatNumber(value, { precision })).toBe(text);
  });

  it.each([[-0.001], [-0], ['-0.00']])('never shows a negative zero (%s)', (value) => {
    expect(formatNumber(value, { precision: 2 })).toBe('0.00');
  });

  it('takes another separator, or none', () => {
    expect(formatNumber(1234567.5, { thousands: ' ' })).toBe('1 234 567.5');
    expect(formatNumber(1234567.5, { thousands: '$&' })).toBe('1$&234$&567.5');
    expect(formatNumber(1234567.5, { thousands: false })).toBe('1234567.5');
  });

  it('drops zeros at the end without pad', () => {
    expect(formatNumber(1.5, { precision: 3, pad: false })).toBe('1.5');
    expect(formatNumber(1.2345, { precision: 3, pad: false })).toBe('1.235');
    expect(formatNumber(100, { precision: 2, pad: false })).toBe('100');
    expect(formatNumber('1.50', { pad: false })).toBe('1.5');
    expect(formatNumber(-0.001, { precision: 2, pad: false })).toBe('0');
  });

  it.each([
    ['half-up', ['3', '4', '-3', '3', '2', '2']],
    ['half-even', ['2', '4', '-2', '3', '2', '2']],
    ['down', ['2', '3', '-2', '2', '2', '2']],
    ['up', ['3', '4', '-3', '3', '3', '2']],
  ] as const)('rounds %s', (rounding, results) => {
    const values = ['2.5', '3.5', '-2.5', '2.51', '2.49', '2.00'];
    expect(values.map((value) => formatNumber(value, { precision: 0, rounding }))).toEqual(results);
  });

  it.each([-1, 1.5, 101, Number.NaN])('refuses a precision of %s', (precision) => {
    expect(() => formatNumber(1, { precision })).toThrow(RangeError);
  });

  it('reads back as the same number', () => {
    for (let i = 1; i <= 2000; i += 1) {
      const value = (Math.sin(i) * 10 ** (i % 40)) / 10 ** (i % 17);
      expect(Number(formatNumber(value, { thousands: false }))).toBe(value);
    }
  });
});
