import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { expect, it } from 'vitest';
import { isShortcut, rangeOf } from '../shortcuts';
import type { RangeShortcut } from '../types';

// A Sunday, with which a week begins in English and ends in Chinese.
const NOW = dayjs('2026-03-01T13:14:15');

const DAYS: Record<RangeShortcut, [string, string]> = {
  today: ['2026-03-01', '2026-03-01'],
  yesterday: ['2026-02-28', '2026-02-28'],
  last7: ['2026-02-23', '2026-03-01'],
  last30: ['2026-01-31', '2026-03-01'],
  thisWeek: ['2026-02-23', '2026-03-01'],
  lastWeek: ['2026-02-16', '2026-02-22'],
  thisMonth: ['2026-03-01', '2026-03-31'],
  lastMonth: ['2026-02-01', '2026-02-28'],
  thisYear: ['2026-01-01', '2026-12-31'],
};

it.each(Object.entries(DAYS))('%s', (name, [first, last]) => {
  if (!isShortcut(name)) throw new Error(`${name} is not known`);
  const range = rangeOf(name, NOW.locale('zh-cn'));

  expect(range.map((date) => date.format('YYYY-MM-DD HH:mm:ss.SSS'))).toEqual([
    `${first} 00:00:00.000`,
    `${last} 23:59:59.999`,
  ]);
});

it('begins weeks as the language does', () => {
  const [first, last] = rangeOf('thisWeek', NOW.locale('en'));

  expect([first.date(), last.date()]).toEqual([1, 7]);
});

it('knows no other names, not even those of every object', () => {
  expect(isShortcut('toString')).toBe(false);
});
