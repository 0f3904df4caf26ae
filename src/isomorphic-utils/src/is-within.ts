import { type DateInput, toDayjs } from './_internal/to-dayjs';
import { type InRangeOptions, inRange } from './in-range';

/**
 * Checks whether a time is within a range, to the millisecond. To compare whole days, convert the range with
 * `toDayRange` first. An end that is `null` or `undefined` is unbounded.
 *
 * @zh 判断时间是否在范围内，精确到毫秒。按整天判断时，先用 `toDayRange` 转换范围。一端为 `null` 或 `undefined` 时不限。
 * @param value The time to test, in any form that `formatDate` accepts.
 * @zhParam value 要判断的时间，类型与 `formatDate` 相同。
 * @param range The earliest and the latest time.
 * @zhParam range 最早时间和最晚时间。
 * @param options Whether the ends are included.
 * @zhParam options 是否包含两端。
 * @returns Whether the time is within the range; `false` if the value or an end is not a valid date, or if
 * the range ends before it starts.
 * @zhReturns 是否在范围内；值或某一端不是有效日期，以及结束早于开始时返回 `false`。
 * @group date
 * @since 0.2.0
 * @keywords 日期 区间 有效期 判断 date within range between valid
 * @example
 * ```ts
 * isWithin('2025-01-15', ['2025-01-01', '2025-01-31']); // true
 * isWithin('2025-01-31 12:00', ['2025-01-01', '2025-01-31']); // false
 * isWithin('2025-01-31 12:00', toDayRange(['2025-01-01', '2025-01-31'])); // true
 * ```
 */
export function isWithin(
  value: DateInput | null | undefined,
  [from, to]: readonly [from: DateInput | null | undefined, to: DateInput | null | undefined],
  options?: InRangeOptions,
): boolean {
  return inRange(toDayjs(value)?.valueOf(), [toEnd(from), toEnd(to)], options);
}

/** An end that is not filled in is open; one that is not a date has nothing on either side. */
function toEnd(date: DateInput | null | undefined): number | null {
  if (date === null || date === undefined) return null;
  return toDayjs(date)?.valueOf() ?? Number.NaN;
}
