import type { Dayjs } from 'dayjs';
import type { RangeShortcut } from './types';

/** First and last day of each range, seen from now. */
const DAYS: Record<RangeShortcut, (now: Dayjs) => [Dayjs, Dayjs]> = {
  today: (now) => [now, now],
  yesterday: (now) => [now.subtract(1, 'day'), now.subtract(1, 'day')],
  last7: (now) => [now.subtract(6, 'day'), now],
  last30: (now) => [now.subtract(29, 'day'), now],
  thisWeek: (now) => around(now, 'week'),
  lastWeek: (now) => around(now.subtract(1, 'week'), 'week'),
  thisMonth: (now) => around(now, 'month'),
  lastMonth: (now) => around(now.subtract(1, 'month'), 'month'),
  thisYear: (now) => around(now, 'year'),
};

const around = (date: Dayjs, unit: 'week' | 'month' | 'year'): [Dayjs, Dayjs] => [
  date.startOf(unit),
  date.endOf(unit),
];

export const isShortcut = (name: string): name is RangeShortcut => Object.keys(DAYS).includes(name);

/**
 * The range that a shortcut stands for, from the first moment of its first day to the last one of its last.
 *
 * @param now The moment, in the language which knows the first day of the week
 */
export function rangeOf(name: RangeShortcut, now: Dayjs): [Dayjs, Dayjs] {
  const [first, last] = DAYS[name](now);
  return [first.startOf('day'), last.endOf('day')];
}
