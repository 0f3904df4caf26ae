import { afterEach, describe, expect, it, vi } from 'vitest';
import { truncateMiddle } from './truncate-middle';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('truncateMiddle', () => {
  it.each([
    ['report.xlsx', 11, 'report.xlsx'],
    ['report.xlsx', 10, 'repor…xlsx'],
    ['report.xlsx', 9, 'repo…xlsx'],
    ['report.xlsx', 3, 'r…x'],
    ['report.xlsx', 2, 'r…'],
    ['report.xlsx', 1, '…'],
    ['report.xlsx', 0, ''],
    ['', 0, ''],
    ['monthly-report-2025-final.xlsx', 16, 'monthly-…al.xlsx'],
    ['二〇二五年度财务报表终稿', 7, '二〇二…表终稿'],
  ])('shortens %s to %i characters', (text, maxLength, result) => {
    expect(truncateMiddle(text, maxLength)).toBe(result);
  });

  it('counts the ellipsis in full', () => {
    expect(truncateMiddle('report.xlsx', 8, { ellipsis: '...' })).toBe('rep...sx');
    expect(truncateMiddle('report.xlsx', 3, { ellipsis: '...' })).toBe('...');
    expect(truncateMiddle('report.xlsx', 2, { ellipsis: '...' })).toBe('..');
    expect(truncateMiddle('report.xlsx', 4, { ellipsis: '' })).toBe('resx');
  });

  it('never cuts an emoji or an accent apart', () => {
    const family = '👨‍👩‍👧';
    expect(truncateMiddle(family.repeat(3), 3)).toBe(family.repeat(3));
    expect(truncateMiddle(family.repeat(4), 3)).toBe(`${family}…${family}`);
    expect(truncateMiddle('e\u0301'.repeat(5), 3)).toBe('e\u0301…e\u0301');
  });

  it('counts code points where the browser has no segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(truncateMiddle('😀😃😄😁', 3)).toBe('😀…😁');
  });

  it.each([-1, 2.5, Number.NaN])('refuses a length of %s', (maxLength) => {
    expect(() => truncateMiddle('text', maxLength)).toThrow(RangeError);
  });
});
