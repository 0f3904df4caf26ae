import { type DateInput, toDayjs } from './_internal/to-dayjs';

/**
 * Converts a range of days to a range of times, from the first millisecond of the first day to the last
 * millisecond of the last day, in local time. Without it, a filter up to today would miss the data of today.
 *
 * @zh 把日期范围转成时间范围：从第一天的第一毫秒到最后一天的最后一毫秒，按本地时间。否则截止到今天的筛选会漏掉今天的数据。
 * @param range The first and last day, as returned by a range picker. Either end or the whole range may be
 * `null`.
 * @zhParam range 第一天和最后一天，即范围选择器的值。某一端或整个范围可以为 `null`。
 * @returns The two times; `null` for an end that is not a valid date.
 * @zhReturns 两端的时间；不是有效日期的一端为 `null`。
 * @group date
 * @since 0.2.0
 * @keywords 日期范围 当天 起止 开始 结束 RangePicker day range start end
 * @example
 * ```ts
 * const range = toDayRange(['2025-01-01', '2025-01-31']);
 * range.map((date) => formatDate(date)); // ['2025-01-01 00:00:00', '2025-01-31 23:59:59']
 * toDayRange([null, undefined]); // [null, null]
 * ```
 */
export function toDayRange(
  range:
    | readonly [from: DateInput | null | undefined, to: DateInput | null | undefined]
    | null
    | undefined,
): [from: Date | null, to: Date | null] {
  const [from, to] = range ?? [];
  return [
    toDayjs(from)?.startOf('day').toDate() ?? null,
    toDayjs(to)?.endOf('day').toDate() ?? null,
  ];
}
