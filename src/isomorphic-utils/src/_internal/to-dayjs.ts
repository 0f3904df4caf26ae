import dayjs, { type Dayjs } from 'dayjs';

/**
 * A point in time: a `Date`, a dayjs object, milliseconds since 1970, or text: a date like `2025-01-02`,
 * `2025/1/2` or `20250102`, with or without a time; or 13 digits, which are milliseconds, because many servers
 * send their 64-bit numbers as text.
 */
export type DateInput = Date | Dayjs | number | string;

/** A year, or a year and a month, or a whole date, at the beginning of a text. */
const DATE = /^\s*(\d{4})(?:[-/]?(\d{1,2})(?:[-/]?(\d{1,2}))?)?(?![\d-/])/;

/** `null` for what is no date. Without the check `dayjs(undefined)` would be now. */
export function toDayjs(value: DateInput | null | undefined): Dayjs | null {
  if (value === null || value === undefined) return null;
  const isMilliseconds = typeof value === 'string' && /^\d{13}$/.test(value);
  if (typeof value === 'string' && !isMilliseconds && !isDateText(value)) return null;
  const date = dayjs(isMilliseconds ? Number(value) : value);
  return date.isValid() ? date : null;
}

/** JavaScript makes a date of `hello 2024`, and dayjs the first of March of the 30th of February. */
function isDateText(text: string): boolean {
  const [, year, month = '1', day = '1'] = DATE.exec(text) ?? [];
  if (!year) return false;
  const daysOfMonth = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return (
    Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= daysOfMonth
  );
}
