import { type DateInput, toDayjs } from './_internal/to-dayjs';

/**
 * Formats a date in local time, using dayjs format tokens.
 *
 * @zh 按本地时间格式化日期，格式写法与 dayjs 相同。
 * @param value A `Date`, a dayjs object, a timestamp in milliseconds (a number or a string of 13 digits), or
 * a string such as `2025-01-02`, `2025/1/2 3:04` or ISO 8601.
 * @zhParam value `Date`、dayjs 对象、毫秒时间戳（数字或 13 位数字字符串），或 `2025-01-02`、`2025/1/2 3:04`、ISO 8601 格式的字符串。
 * @param pattern A dayjs format, `'YYYY-MM-DD HH:mm:ss'` by default.
 * @zhParam pattern dayjs 格式，默认 `'YYYY-MM-DD HH:mm:ss'`。
 * @returns The formatted date; an empty string for `null`, `undefined` and invalid dates.
 * @zhReturns 格式化后的日期；`null`、`undefined` 和无效日期返回空字符串。
 * @group date
 * @since 0.2.0
 * @keywords 日期 时间 格式化 时间戳 date time format timestamp dayjs
 * @example
 * ```ts
 * formatDate(new Date(2025, 0, 2, 3, 4, 5)); // '2025-01-02 03:04:05'
 * formatDate('2025-01-02 03:04:05', 'YYYY/M/D'); // '2025/1/2'
 * formatDate(null) || '—'; // '—'
 * ```
 */
export function formatDate(
  value: DateInput | null | undefined,
  pattern = 'YYYY-MM-DD HH:mm:ss',
): string {
  return toDayjs(value)?.format(pattern) ?? '';
}
