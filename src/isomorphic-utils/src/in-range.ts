export interface InRangeOptions {
  /**
   * Which ends do not belong to the range: both (`true`), none (`false`), or one of them.
   *
   * @zh 哪一端不属于区间：`true` 为两端都不包含，`false` 为两端都包含，`'min'`、`'max'` 为只排除一端。
   * @default false
   */
  exclusive?: boolean | 'min' | 'max';
}

/**
 * Tells whether a number lies in a range. An end that is `null` or `undefined` is open, as a form leaves it.
 *
 * @zh 判断数字是否在区间内。一端为 `null` 或 `undefined` 表示不限，与表单留空一致。
 * @param value The number or `bigint` to test.
 * @zhParam value 要判断的数字或 `bigint`。
 * @param range The smallest and the largest number of the range.
 * @zhParam range 区间的最小值和最大值。
 * @param options Whether the ends belong to the range.
 * @zhParam options 两端是否属于区间。
 * @returns Whether it is in the range; `false` for `NaN`, `null` and `undefined`, and where the minimum is
 * above the maximum.
 * @zhReturns 是否在区间内；`NaN`、`null`、`undefined`，以及最小值大于最大值时返回 `false`。
 * @group number
 * @since 0.2.0
 * @keywords 区间 范围 边界 校验 range between min max bounds
 * @example
 * ```ts
 * inRange(5, [1, 5]); // true
 * inRange(5, [1, 5], { exclusive: 'max' }); // false
 * inRange(5, [null, 10]); // true
 * ```
 */
export function inRange(
  value: number | bigint | null | undefined,
  [min, max]: readonly [
    min: number | bigint | null | undefined,
    max: number | bigint | null | undefined,
  ],
  { exclusive = false }: InRangeOptions = {},
): boolean {
  if (value === null || value === undefined || Number.isNaN(value)) return false;
  const isOpenAt = (end: 'min' | 'max') => exclusive === true || exclusive === end;
  if (min !== null && min !== undefined && !(isOpenAt('min') ? value > min : value >= min)) {
    return false;
  }
  return max === null || max === undefined || (isOpenAt('max') ? value < max : value <= max);
}
