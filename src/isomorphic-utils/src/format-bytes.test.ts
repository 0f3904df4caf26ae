import { describe, expect, it } from 'vitest';
import { formatBytes } from './format-bytes';

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [1, '1 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 ** 2 - 1, '1 MB'],
    [1024 ** 2, '1 MB'],
    [5.25 * 1024 ** 3, '5.3 GB'],
    [1024 ** 4, '1 TB'],
    [Number.MAX_SAFE_INTEGER, '8 PB'],
    [3 * 1024 ** 6, '3 EB'],
    [4096 * 1024 ** 6, '4096 EB'],
    [-1536, '-1.5 KB'],
    [-0.01, '0 B'],
  ])('writes %s bytes', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('counts in thousands when asked', () => {
    expect(formatBytes(999, { base: 1000 })).toBe('999 B');
    expect(formatBytes(1000, { base: 1000 })).toBe('1 KB');
    expect(formatBytes(1005, { base: 1000, precision: 2 })).toBe('1.01 KB');
    expect(formatBytes(999_999, { base: 1000 })).toBe('1 MB');
  });

  it('shows as many decimals as allowed and no zeros at the end', () => {
    expect(formatBytes(1234567, { precision: 0 })).toBe('1 MB');
    expect(formatBytes(1234567, { precision: 3 })).toBe('1.177 MB');
    expect(formatBytes(1536, { precision: 3 })).toBe('1.5 KB');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('gives an empty text for %s', (bytes) => {
    expect(formatBytes(bytes)).toBe('');
  });

  it('refuses a precision that is not an integer', () => {
    expect(() => formatBytes(1, { precision: 0.5 })).toThrow(RangeError);
  });
});
