import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { formatNumber } from './format-number';
import { parseDecimal } from './parse-decimal';
import { parseNumber } from './parse-number';

describe('parseNumber', () => {
  it.each([
    ['0', 0],
    ['1,234.50', 1234.5],
    ['-1,234,567', -1234567],
    ['+12', 12],
    ['.5', 0.5],
    ['1.5e-7', 1.5e-7],
    ['-0', 0],
    [' 12 ', 12],
    ['\u3000１，２３４．５\u00a0', 1234.5],
    ['－３', -3],
    ['−3', -3],
    ['1。5', 1.5],
    ['1 234 567', 1234567],
    ['1\u202f234\u202f567.8', 1234567.8],
  ])('reads "%s"', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    [null],
    [undefined],
    [''],
    ['  '],
    ['1,5'],
    ['12,34'],
    ['1234,567'],
    ['1,234 567'],
    ['1.234,5'],
    ['1.2.3'],
    [',123'],
    ['1,'],
    ['- 3'],
    ['5²'],
    ['12px'],
    ['0x10'],
    ['Infinity'],
    ['NaN'],
    ['1e999'],
  ])('gives null for %s', (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it('takes another separator, or none', () => {
    expect(parseNumber("1'234'567", { thousands: "'" })).toBe(1234567);
    expect(parseNumber('1$&234', { thousands: '$&' })).toBe(1234);
    expect(parseNumber('1,234', { thousands: "'" })).toBeNull();
    expect(parseNumber('1,234', { thousands: false })).toBeNull();
    expect(parseNumber('1234', { thousands: false })).toBe(1234);
  });

  it('reads back every number that formatNumber writes', () => {
    const separators = fc.constantFrom(true, false, ' ', '，', "'", '$&');
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        separators,
        (value, thousands) => {
          // Adding 0 makes 0 of -0.
          expect(parseNumber(formatNumber(value, { thousands }), { thousands })).toBe(value + 0);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('parseDecimal', () => {
  it('keeps digits that a number would lose', () => {
    expect(parseDecimal('9,007,199,254,740,993.10')).toBe('9007199254740993.10');
    expect(parseDecimal('1e999')).toHaveLength(1000);
    expect(parseDecimal('007')).toBe('7');
    expect(parseDecimal('x')).toBeNull();
    expectTypeOf(parseDecimal).returns.toEqualTypeOf<string | null>();
  });

  it('reads back every bigint that formatNumber writes', () => {
    fc.assert(
      fc.property(fc.bigInt(), (value) => {
        expect(parseDecimal(formatNumber(value))).toBe(String(value));
      }),
      { numRuns: 100 },
    );
  });
});
