import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { formatDate } from './format-date';
import { humanizeDuration } from './humanize-duration';
import { isWithin } from './is-within';
import { toDayRange } from './to-day-range';

const date = new Date(2025, 0, 2, 3, 4, 5, 6);

describe('formatDate', () => {
  it.each([
    ['a Date', date],
    ['a dayjs object', dayjs(date)],
    ['milliseconds', date.getTime()],
    ['milliseconds as text', String(date.getTime())],
    ['ISO text', date.toISOString()],
    ['local text', '2025-01-02 03:04:05'],
  ])('writes %s', (_, value) => {
    expect(formatDate(value)).toBe('2025-01-02 03:04:05');
  });

  it('takes the patterns of dayjs', () => {
    expect(formatDate(date, 'YYYY/M/D H:mm:ss.SSS')).toBe('2025/1/2 3:04:05.006');
    expect(formatDate('2025-01-02', 'YYYY年M月D日')).toBe('2025年1月2日');
    expect(formatDate(0, 'YYYY')).toMatch(/^(1969|1970)$/);
  });

  it.each(['2025-01-02T03:04:05Z', '2025/1/2', '20250102', '2025-01', '2025', '2024-02-29'])(
    'reads %s',
    (value) => {
      expect(formatDate(value)).toMatch(/^202[45]-\d\d-\d\d \d\d:\d\d:\d\d$/);
    },
  );

  it.each([
    ...['hello 2024', '12', '1705276800', '2024-13-01', '2024-00-01', '2025-02-29', '2024-02-30'],
    ...[null, undefined, '', 'tomorrow', Number.NaN, new Date(Number.NaN)],
  ])('gives an empty text for %s', (value) => {
    expect(formatDate(value)).toBe('');
  });
});

describe('toDayRange', () => {
  it('spans whole days', () => {
    expect(toDayRange([date, dayjs(date).add(1, 'day')])).toEqual([
      new Date(2025, 0, 2),
      new Date(2025, 0, 3, 23, 59, 59, 999),
    ]);
  });

  it('leaves an end open that is not filled in', () => {
    expect(toDayRange([null, date])).toEqual([null, new Date(2025, 0, 2, 23, 59, 59, 999)]);
    expect(toDayRange([date, 'x'])).toEqual([new Date(2025, 0, 2), null]);
    expect(toDayRange(null)).toEqual([null, null]);
    expect(toDayRange(undefined)).toEqual([null, null]);
  });
});

describe('isWithin', () => {
  it('compares to the millisecond, both ends included', () => {
    expect(isWithin(date, [date, date])).toBe(true);
    expect(isWithin(date.getTime() + 1, [date, date])).toBe(false);
    expect(isWithin(date, [date, null], { exclusive: true })).toBe(false);
    expect(isWithin(date, ['2025-01-02', dayjs('2025-01-03')])).toBe(true);
  });

  it('is open at an end that is not filled in, also for 1970', () => {
    expect(isWithin(date, [null, undefined])).toBe(true);
    expect(isWithin(date, [0, null])).toBe(true);
    expect(isWithin(date, [null, 0])).toBe(false);
  });

  it('is false for what is no date', () => {
    expect(isWithin(null, [null, null])).toBe(false);
    expect(isWithin('x', [null, null])).toBe(false);
    expect(isWithin(date, ['x', null])).toBe(false);
    expect(isWithin(date, [null, ''])).toBe(false);
  });

  it('takes whole days from toDayRange', () => {
    expect(isWithin('2025-01-02 23:59:59.999', toDayRange(['2025-01-02', '2025-01-02']))).toBe(
      true,
    );
    expect(isWithin('2025-01-03', toDayRange(['2025-01-02', '2025-01-02']))).toBe(false);
  });
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('humanizeDuration', () => {
  it.each([
    [0, '0 秒', '0 seconds'],
    [400, '0 秒', '0 seconds'],
    [500, '1 秒', '1 second'],
    [59.6 * SECOND, '1 分钟', '1 minute'],
    [90 * MINUTE, '1 小时 30 分钟', '1 hour 30 minutes'],
    [HOUR + 5 * SECOND, '1 小时', '1 hour'],
    [HOUR - 100, '1 小时', '1 hour'],
    [DAY - 1, '1 天', '1 day'],
    [DAY + 2 * HOUR + 40 * MINUTE, '1 天 3 小时', '1 day 3 hours'],
    [2 * DAY + 23.6 * HOUR, '3 天', '3 days'],
    [-90 * MINUTE, '-1 小时 30 分钟', '-1 hour 30 minutes'],
    [-1, '0 秒', '0 seconds'],
  ])('writes %i ms', (ms, zh, en) => {
    expect(humanizeDuration(ms)).toBe(zh);
    expect(humanizeDuration(ms, { locale: 'en-US' })).toBe(en);
  });

  it('uses the units it may', () => {
    expect(humanizeDuration(3 * DAY, { units: ['minute', 'hour'] })).toBe('72 小时');
    expect(humanizeDuration(1234, { units: ['millisecond', 'second'] })).toBe('1 秒 234 毫秒');
    expect(humanizeDuration(30 * SECOND, { units: ['hour'] })).toBe('0 小时');
    expect(humanizeDuration(DAY + HOUR + MINUTE + SECOND, { largest: 4 })).toBe(
      '1 天 1 小时 1 分钟 1 秒',
    );
    expect(humanizeDuration(36 * HOUR, { largest: 1 })).toBe('2 天');
  });

  it('gives an empty text for what is no duration', () => {
    expect(humanizeDuration(Number.NaN)).toBe('');
    expect(humanizeDuration(Number.POSITIVE_INFINITY)).toBe('');
  });

  it('refuses to show nothing', () => {
    expect(() => humanizeDuration(1, { units: [] })).toThrow(RangeError);
    expect(() => humanizeDuration(1, { largest: 0 })).toThrow(RangeError);
  });
});
