import { describe, expect, it } from 'vitest';
import {
  formatDecimal,
  group,
  isNumberStart,
  roundDecimal,
  toCanonical,
  toHalfWidth,
} from '../numberText';

const rules = { separator: ',', precision: 2, negative: true, pad: false };

describe('isNumberStart', () => {
  it.each(['', '-', '.', '-.', '0', '007', '12.', '12.3', '12.34', '-0.5'])('takes %j', (raw) => {
    expect(isNumberStart(raw, rules)).toBe(true);
  });

  it.each(['12.345', '1.2.3', '1-', '--1', '+1', '1e5', ' 1', '1,2', 'a', '１'])(
    'refuses %j',
    (raw) => {
      expect(isNumberStart(raw, rules)).toBe(false);
    },
  );

  it('knows no point with precision 0, and any number of decimals without precision', () => {
    expect(isNumberStart('1.', { ...rules, precision: 0 })).toBe(false);
    expect(isNumberStart('1.23456789', { ...rules, precision: undefined })).toBe(true);
    expect(isNumberStart('-1', { ...rules, negative: false })).toBe(false);
  });
});

it.each([
  ['1', '1'],
  ['1234', '1,234'],
  ['-1234567', '-1,234,567'],
  ['1234.56789', '1,234.56789'],
  ['.1234', '.1234'],
  ['-', '-'],
])('group: %s is shown as %s', (raw, shown) => {
  expect(group(raw, ',')).toBe(shown);
  expect(group(raw, '')).toBe(raw);
});

it('group takes the separator literally', () => {
  expect(group('1234', '$')).toBe('1$234');
});

it.each([
  ['', ''],
  ['-', ''],
  ['.', ''],
  ['-.', ''],
  ['12a', ''],
  ['007', '7'],
  ['-0', '0'],
  ['-0.00', '0'],
  ['.5', '0.5'],
  ['1.', '1'],
  ['1.50', '1.5'],
  ['100', '100'],
  ['-012.340', '-12.34'],
])('toCanonical: %j becomes %j', (raw, canonical) => {
  expect(toCanonical(raw)).toBe(canonical);
});

describe('roundDecimal', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['1.004', 2, '1'],
    ['0.045', 2, '0.05'],
    ['-1.005', 2, '-1.01'],
    ['-0.001', 2, '0'],
    ['999.995', 2, '1000'],
    ['0.5', 0, '1'],
    ['12345678901234567890.125', 2, '12345678901234567890.13'],
    ['1.2345', undefined, '1.2345'],
  ])('%s to %s decimals is %s', (decimal, precision, rounded) => {
    expect(roundDecimal(decimal, precision)).toBe(rounded);
  });

  it.each([
    ['3.55', 'floor', '3.5'],
    ['3.55', 'ceil', '3.6'],
    ['-3.55', 'floor', '-3.6'],
    ['-3.55', 'ceil', '-3.5'],
  ] as const)('%s rounded by %s is %s', (decimal, rounding, rounded) => {
    expect(roundDecimal(decimal, 1, rounding)).toBe(rounded);
  });
});

it('formatDecimal fills up with zeros only if asked to, and never an empty field', () => {
  expect(formatDecimal('1234.5', rules)).toBe('1,234.5');
  expect(formatDecimal('1234.5', { ...rules, pad: true })).toBe('1,234.50');
  expect(formatDecimal('7', { ...rules, pad: true })).toBe('7.00');
  expect(formatDecimal('7', { ...rules, pad: true, precision: 0 })).toBe('7');
  expect(formatDecimal('', { ...rules, pad: true })).toBe('');
});

it('toHalfWidth turns what an input method writes into ASCII, and leaves letters alone', () => {
  expect(toHalfWidth('－１２，３４５．６')).toBe('-12,345.6');
  expect(toHalfWidth('1。5')).toBe('1.5');
  expect(toHalfWidth('−3')).toBe('-3');
  expect(toHalfWidth('ａ你')).toBe('ａ你');
});
