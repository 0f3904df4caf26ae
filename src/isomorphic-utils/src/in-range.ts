export interface InRangeOptions {
  /**
   * Which ends to exclude: both (`true`), neither (`false`), or only one.
   *
   * @zh 不包含哪一端：`true` 为两端都不包含，`false` 为两端都包含，`'min'`、`'max'` 为只排除一端。
   * @default false
   */
  exclusive?: boolean | 'min' | 'max';
}

/**
 * Checks whether a number is within a range. An end that is `null` or `undefined`, such as an empty form
 * field, is unbounded.
 *
 * @zh 判断数字是否在区间内。一端为 `null` 或 `undefined`（例如表单留空）时不限。
 * @param value The number or `bigint` to test.
 * @zhParam value 要判断的数字或 `bigint`。
 * @param range The minimum and the maximum.
 * @zhParam range 区间的最小值和最大值。
 * @param options Whether the ends are included.
 * @zhParam options 是否包含两端。
 * @returns Whether the number is within the range; `false` for `NaN`, `null` and `undefined`, and if the
 * minimum is greater than the maximum.
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
