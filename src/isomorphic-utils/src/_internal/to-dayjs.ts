import dayjs, { type Dayjs } from 'dayjs';

/**
 * A point in time: a `Date`, a dayjs object, milliseconds since 1970, or text which dayjs reads. Text of 13
 * digits is milliseconds as well, because many servers send their 64-bit numbers as text.
 */
export type DateInput = Date | Dayjs | number | string;

/** `null` for what is no date. Without the check `dayjs(undefined)` would be now. */
export function toDayjs(value: DateInput | null | undefined): Dayjs | null {
  if (value === null || value === undefined) return null;
  const isMilliseconds = typeof value === 'string' && /^\d{13}$/.test(value);
  const date = dayjs(isMilliseconds ? Number(value) : value);
  return date.isValid() ? date : null;
}
