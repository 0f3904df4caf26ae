import dayjs, { type Dayjs } from 'dayjs';
import { warnOnce } from '../_internal/warnOnce';
import { toDate } from './dateValue';
import type { ValueFormat } from './types';

/** How many dates a picker holds. */
export type ValueShape = 'single' | 'list' | 'range';

/** What antd's pickers take as `value`. */
export type AntdValue = Dayjs | Dayjs[] | [Dayjs | null, Dayjs | null] | null | undefined;

interface ReadOptions {
  format: ValueFormat;
  shape: ValueShape;
  /** Name of the component in warnings. */
  component: string;
}

/**
 * Reads what is given as `value`. Nothing is invented: what is no date stays empty, with a warning.
 *
 * @returns `undefined` only for `undefined`, which means that the picker keeps the value itself
 */
export function readValue(value: unknown, options: ReadOptions): AntdValue {
  if (value === undefined) return undefined;
  const { shape } = options;
  if (isNothing(value)) return null;
  if (shape === 'single') return readDate(value, options);
  if (!Array.isArray(value)) {
    if (process.env.NODE_ENV !== 'production') warnAbout(value, options);
    return null;
  }
  const list: unknown[] = value;
  if (shape === 'list') {
    return list
      .map((item) => readDate(item, options))
      .filter((date): date is Dayjs => date !== null);
  }
  const [start, end] = [readDate(list[0], options), readDate(list[1], options)];
  return start || end ? [start, end] : null;
}

/** An empty text is what a server sends for no date. */
const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** Whether a value shows something, without reading it. */
export function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.some((item) => !isNothing(item)) : !isNothing(value);
}

function readDate(value: unknown, options: ReadOptions): Dayjs | null {
  if (isNothing(value)) return null;
  const date = toDate(value, options.format);
  if (process.env.NODE_ENV !== 'production' && !date) warnAbout(value, options);
  return date ?? null;
}

function warnAbout(value: unknown, { format, shape, component }: ReadOptions): void {
  const one = expectationOf(format);
  const expected = { single: one, list: `a list, each ${one}`, range: `a pair, each ${one}` }[
    shape
  ];
  warnOnce(
    `${component} got the value ${describe(value)}, which is no date with valueFormat ${JSON.stringify(format)}, and stays empty. ` +
      `Pass ${expected}, or null${format === 'dayjs' ? ', or set valueFormat to what the value is' : ''}.`,
  );
}

function expectationOf(format: ValueFormat): string {
  if (format === 'dayjs') return 'a valid Dayjs';
  if (format === 'timestamp') return 'a number of milliseconds';
  if (format === 'iso') return 'a text such as "2026-05-01T08:00:00Z"';
  return `a text such as ${JSON.stringify(dayjs('2026-05-01').locale('en').format(format))}`;
}

function describe(value: unknown): string {
  if (dayjs.isDayjs(value)) return value.isValid() ? 'of a Dayjs' : 'of an invalid Dayjs';
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'object' ? 'of an object' : String(value);
}
