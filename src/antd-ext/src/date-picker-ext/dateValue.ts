import dayjs, { type Dayjs } from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';
import type { ValueFormat } from './types';

// antd does the same; a package manager may have given it another copy of dayjs.
dayjs.extend(customParseFormat);
dayjs.extend(advancedFormat);
// For texts with an offset.
dayjs.extend(utc);

/** What a picker chooses: the value is the beginning of it. */
export type DateUnit =
  | 'year'
  | 'quarter'
  | 'month'
  | 'week'
  | 'day'
  | 'hour'
  | 'minute'
  | 'second'
  | 'millisecond';

/** A value must mean the same in every language of the page, so its names of months are English. */
const DATA_LANGUAGE = 'en';

/** A day of no change between winter and summer time anywhere. */
const NO_CHANGE = '2001-11-22';

const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60_000;

const ISO =
  /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

/**
 * Reads a date.
 *
 * @returns `undefined` for what is no date in this format
 */
export function toDate(value: unknown, format: ValueFormat): Dayjs | undefined {
  const date = parse(value, format);
  return date?.isValid() ? date : undefined;
}

function parse(value: unknown, format: ValueFormat): Dayjs | undefined {
  if (format === 'dayjs') return dayjs.isDayjs(value) ? value : undefined;
  if (format === 'timestamp') return typeof value === 'number' ? dayjs(value) : undefined;
  if (typeof value !== 'string') return undefined;
  if (format === 'iso') return parseIso(value);
  const date = parseZoned(value, format) ?? parseLocal(value, format);
  // Else a `disabledDate` would be given a date in English.
  return date.locale(dayjs.locale());
}

function parseLocal(text: string, format: string): Dayjs {
  const date = dayjs(text, format, DATA_LANGUAGE, true);
  if (date.isValid() || !/h/i.test(format)) return date;
  // A time without a date is read as one of today, when clocks may leave it out.
  const time = dayjs(`${NO_CHANGE} ${text}`, `YYYY-MM-DD ${format}`, DATA_LANGUAGE, true);
  if (time.isValid()) return time;
  // Clocks leave some times out, as midnight in Chile when summer time begins. There JavaScript goes on by as much as they
  // do, from midnight to the first moment of the day; by the offset of the day before, the text is what they would show.
  const next = dayjs(text, format, DATA_LANGUAGE);
  const offset = next.subtract(1, 'day').utcOffset();
  const clock = dayjs.utc(next.valueOf() + offset * MS_PER_MINUTE).locale(DATA_LANGUAGE);
  return clock.format(format) === text ? next : date;
}

/** A pattern that ends with the offset to UTC, and such a text; a `Z` in brackets is only a letter. */
const ZONED = /^(.*?)Z{1,2}$/;
const OFFSET = /^(.*?)(?:Z|([+-])([01]\d):?([0-5]\d))$/;

/** Strictly, dayjs compares what it has read with what it would write here, and so takes no offset but that of this browser. */
function parseZoned(text: string, format: string): Dayjs | undefined {
  const [, pattern] = ZONED.exec(format) ?? [];
  const [, time, sign = '+', hours = 0, minutes = 0] = OFFSET.exec(text) ?? [];
  if (pattern === undefined || time === undefined) return undefined;
  const offset = Number(`${sign}${Number(hours) * 60 + Number(minutes)}`);
  const date = dayjs(text, format, DATA_LANGUAGE);
  // What a clock there shows.
  const there = dayjs.utc(date.valueOf() + offset * MS_PER_MINUTE).locale(DATA_LANGUAGE);
  return there.format(pattern) === time ? date : undefined;
}

function parseIso(text: string): Dayjs | undefined {
  const [, year, month, day, time] = ISO.exec(text) ?? [];
  // JavaScript takes February 30 for March 2.
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (!(Number(day) >= 1 && Number(day) <= days)) return undefined;
  // JavaScript takes a day without a time for one in UTC, which is the day before in America.
  return dayjs(new Date(time ? text : `${text}T00:00`));
}

/**
 * Writes a date as what `valueFormat` says.
 *
 * @param date What was chosen, at any time of the unit
 * @param locale Name of a dayjs locale, which knows the first day of the week
 */
export function fromDate(
  date: Dayjs,
  format: ValueFormat,
  unit: DateUnit,
  locale: string,
): Dayjs | number | string {
  if (format === 'dayjs') return date;
  const start = startOf(date, unit, locale);
  if (format === 'timestamp') return start.valueOf();
  if (format === 'iso') return start.toISOString();
  return start.locale(DATA_LANGUAGE).format(format);
}

/** The first moment of the unit around a date, in local time. */
export function startOf(date: Dayjs, unit: DateUnit, locale: string): Dayjs {
  if (unit === 'week') return date.locale(locale).startOf('week');
  if (unit === 'quarter') return date.subtract(date.month() % 3, 'month').startOf('month');
  if (!isTimeUnit(unit)) return date.startOf(unit);
  // By the clock, the second time that an hour shows when summer time ends would become the first.
  return date.subtract(surplusOf(date, unit), 'ms');
}

/** Whether what is chosen has a time. */
export const isTimeUnit = (unit: DateUnit) =>
  ['hour', 'minute', 'second', 'millisecond'].includes(unit);

/** The milliseconds since the unit around a time began. */
function surplusOf(date: Dayjs, unit: DateUnit): number {
  if (unit === 'millisecond') return 0;
  // The end of a day has been given as such, by a preset, which would lose the last minute.
  if (unit === 'second' || date.isSame(date.endOf('day'))) return date.millisecond();
  const inMinute = date.second() * MS_PER_SECOND + date.millisecond();
  return unit === 'minute' ? inMinute : date.minute() * MS_PER_MINUTE + inMinute;
}
