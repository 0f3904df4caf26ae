import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DateUnit, fromDate, toDate } from '../dateValue';

// On the other side of UTC: a day that was read or written in UTC is another one here.
beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const SHOWN = 'YYYY-MM-DD HH:mm:ss.SSS';

describe('reading', () => {
  it.each([
    ['timestamp', 0, '1969-12-31 19:00:00.000'],
    ['timestamp', Date.UTC(2026, 4, 1, 12), '2026-05-01 08:00:00.000'],
    ['iso', '2026-05-01T12:00:00Z', '2026-05-01 08:00:00.000'],
    ['iso', '2026-05-01T12:00:00.5Z', '2026-05-01 08:00:00.500'],
    ['iso', '2026-05-01T12:00+08:00', '2026-05-01 00:00:00.000'],
    ['iso', '2026-05-01T12:00', '2026-05-01 12:00:00.000'],
    ['iso', '2026-05-01', '2026-05-01 00:00:00.000'],
    ['iso', '2028-02-29', '2028-02-29 00:00:00.000'],
    ['iso', '2026-12-31', '2026-12-31 00:00:00.000'],
    ['YYYY-MM-DD', '2026-05-01', '2026-05-01 00:00:00.000'],
    ['YYYY-[Q]Q', '2026-Q3', '2026-07-01 00:00:00.000'],
    ['MMM D, YYYY', 'May 4, 2026', '2026-05-04 00:00:00.000'],
    ['X', '1777636800', '2026-05-01 08:00:00.000'],
    ['YYYY-MM-DDTHH:mm:ssZ', '2026-05-01T12:00:00-04:00', '2026-05-01 12:00:00.000'],
    ['YYYY-MM-DDTHH:mm:ssZ', '2026-05-01T12:00:00+08:00', '2026-05-01 00:00:00.000'],
    ['YYYY-MM-DDTHH:mm:ssZ', '2026-05-01T12:00:00Z', '2026-05-01 08:00:00.000'],
    ['D MMM YYYY HH:mm ZZ', '1 May 2026 12:00 +0530', '2026-05-01 02:30:00.000'],
    // An hour that New York does not have.
    ['YYYY-MM-DDTHH:mmZ', '2026-03-08T02:30+00:00', '2026-03-07 21:30:00.000'],
    ['YYYY-MM-DD[Z]', '2026-05-01Z', '2026-05-01 00:00:00.000'],
  ])('%s %s is %s', (format, value, shown) => {
    expect(toDate(value, format)?.format(SHOWN)).toBe(shown);
  });

  it.each([
    ['America/Santiago', 'YYYY-MM-DD HH:mm:ss', '2026-09-06 00:00:00', '2026-09-06 01:00:00.000'],
    ['America/Santiago', 'YYYY-MM-DD', '2026-09-06', '2026-09-06 01:00:00.000'],
    ['America/New_York', 'YYYY-MM-DD HH:mm', '2026-03-08 02:30', '2026-03-08 03:30:00.000'],
    ['America/New_York', 'D MMM YYYY h A', '8 Mar 2026 2 AM', '2026-03-08 03:00:00.000'],
  ])('in %s, where clocks leave it out, %s %s is %s', (zone, format, value, shown) => {
    vi.stubEnv('TZ', zone);
    expect(toDate(value, format)?.format(SHOWN)).toBe(shown);
  });

  it.each([
    ['dayjs', '2026-05-01'],
    ['dayjs', 0],
    ['dayjs', new Date()],
    ['dayjs', dayjs('nonsense')],
    ['timestamp', '1777636800000'],
    ['timestamp', Number.NaN],
    ['timestamp', Number.POSITIVE_INFINITY],
    ['timestamp', 8.65e15],
    ['timestamp', dayjs()],
    ['iso', '2026-02-29'],
    ['iso', '2026-02-30T00:00:00Z'],
    ['iso', '2026-00-10'],
    ['iso', '2026-05-00'],
    ['iso', '2026-13-01'],
    ['iso', '2026-05-01T24:00:00Z'],
    ['iso', '2026-05-01 12:00:00'],
    ['iso', 'May 1, 2026'],
    ['iso', ['2026-05-01']],
    ['iso', 1777636800000],
    ['YYYY-MM-DD', '2026-02-31'],
    ['YYYY-MM-DD', '2026-5-1'],
    ['YYYY-MM-DD', '2026-05-01T00:00:00Z'],
    ['YYYY-MM-DD', 20260501],
    ['YYYY-MM-DDTHH:mmZ', '2026-02-30T12:00+00:00'],
    ['YYYY-MM-DDTHH:mmZ', '2026-05-01T12:00'],
    ['YYYY-MM-DDTHH:mmZ', '2026-05-01T12:00+99:00'],
    ['gggg-ww', '2026-18'],
    ['???', '???'],
  ])('%s has no date for %s', (format, value) => {
    expect(toDate(value, format)).toBeUndefined();
  });

  it('has a time on a day when clocks leave that time out', () => {
    vi.useFakeTimers({ now: new Date(2026, 2, 8, 12), toFake: ['Date'] });
    try {
      expect(toDate('02:30:00', 'HH:mm:ss')?.format('HH:mm:ss')).toBe('02:30:00');
      expect(toDate('24:30:00', 'HH:mm:ss')).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes a Dayjs as it is', () => {
    const date = dayjs();

    expect(toDate(date, 'dayjs')).toBe(date);
  });

  it('gives dates that speak the language of the page, whatever their names in the value', () => {
    dayjs.locale('zh-cn');
    try {
      expect(toDate('May 2026', 'MMM YYYY')?.format('MMM')).toBe('5月');
    } finally {
      dayjs.locale('en');
    }
  });
});

describe('writing', () => {
  const date = dayjs('2026-08-20T13:14:15.678Z');

  it.each<[DateUnit, string]>([
    ['year', '2026-01-01T05:00:00.000Z'],
    ['quarter', '2026-07-01T04:00:00.000Z'],
    ['month', '2026-08-01T04:00:00.000Z'],
    ['week', '2026-08-16T04:00:00.000Z'],
    ['day', '2026-08-20T04:00:00.000Z'],
    ['hour', '2026-08-20T13:00:00.000Z'],
    ['minute', '2026-08-20T13:14:00.000Z'],
    ['second', '2026-08-20T13:14:15.000Z'],
    ['millisecond', '2026-08-20T13:14:15.678Z'],
  ])('begins with the %s, in local time', (unit, instant) => {
    expect(fromDate(date, 'iso', unit, 'en')).toBe(instant);
    expect(fromDate(date, 'timestamp', unit, 'en')).toBe(Date.parse(instant));
  });

  it('begins weeks as the language does', () => {
    expect(fromDate(date, 'YYYY-MM-DD', 'week', 'en')).toBe('2026-08-16');
    expect(fromDate(date, 'YYYY-MM-DD', 'week', 'zh-cn')).toBe('2026-08-17');
  });

  it.each<DateUnit>(['hour', 'minute', 'second', 'millisecond'])(
    'keeps the later one of an hour that comes twice, to the %s',
    (unit) => {
      const later = Date.parse('2026-11-01T06:00:00Z');
      expect(fromDate(dayjs(later), 'timestamp', unit, 'en')).toBe(later);
    },
  );

  it('knows the quarter of the last day of a long month', () => {
    expect(fromDate(dayjs('2026-12-31'), 'YYYY-MM-DD', 'quarter', 'en')).toBe('2026-10-01');
  });

  it.each([
    ['YYYY-MM-DD', '2026-08-20'],
    ['D MMMM YYYY', '20 August 2026'],
    ['YYYY-[Q]Q', '2026-Q3'],
    ['X', '1787198400'],
  ])('%s as %s, in English whatever the language', (format, text) => {
    expect(fromDate(date.locale('zh-cn'), format, 'day', 'zh-cn')).toBe(text);
  });

  it('leaves a Dayjs as it is', () => {
    expect(fromDate(date, 'dayjs', 'year', 'en')).toBe(date);
  });
});
