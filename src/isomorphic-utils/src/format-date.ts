import { type DateInput, toDayjs } from './_internal/to-dayjs';

/**
 * Writes a date in local time, with the patterns of dayjs.
 *
 * @zh 按本地时间格式化日期，格式与 dayjs 相同。
 * @param value A `Date`, a dayjs object, milliseconds since 1970 (a number, or text of 13 digits), or text like
 * `2025-01-02`, `2025/1/2 3:04` or ISO 8601.
 * @zhParam value `Date`、dayjs 对象、毫秒时间戳（数字或 13 位数字文本），或 `2025-01-02`、`2025/1/2 3:04`、ISO 8601 这样的文本。
 * @param pattern The pattern of dayjs, `'YYYY-MM-DD HH:mm:ss'` by default.
 * @zhParam pattern dayjs 格式，默认 `'YYYY-MM-DD HH:mm:ss'`。
 * @returns The text; an empty one for `null`, `undefined` and what is not a date.
 * @zhReturns 格式化后的文本；`null`、`undefined` 和无效日期返回空字符串。
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
