import { type FormatNumberOptions, formatNumber } from './format-number';

export interface FormatPercentOptions extends FormatNumberOptions {
  /**
   * Number of decimal places in the percentage, 0 to 100.
   *
   * @zh 百分数的小数位数，0 到 100。
   * @default 2
   */
  precision?: number;
}

/**
 * Formats a ratio as a percentage, without rounding errors: 0.57 becomes 57.00%, whereas `0.57 * 100` is
 * inexact.
 *
 * @zh 把比例格式化为百分数，没有舍入误差：0.57 得到 57.00%，而 `0.57 * 100` 有误差。
 * @param ratio The ratio: a number, a `bigint` or a decimal string; 1 means 100%.
 * @zhParam ratio 比例：数字、`bigint` 或十进制字符串，1 表示 100%。
 * @param options Decimal places, rounding and separator, as in `formatNumber`.
 * @zhParam options 小数位数、舍入方式与分隔符，与 `formatNumber` 相同。
 * @returns The percentage, such as `'12.34%'`; an empty string for `null`, `undefined`, `NaN`, infinities
 * and strings that are not decimal numbers.
 * @zhReturns 百分数，如 `'12.34%'`；`null`、`undefined`、`NaN`、无穷大和不是十进制数的字符串返回空字符串。
 * @throws {RangeError} If `precision` is not an integer from 0 to 100.
 * @zhThrows {RangeError} `precision` 不是 0 到 100 的整数时抛出。
 * @group number
 * @since 0.2.0
 * @keywords 百分比 占比 比例 转化率 percent percentage ratio rate
 * @example
 * ```ts
 * formatPercent(0.12345); // '12.35%'
 * formatPercent(0.5, { pad: false }); // '50%'
 * formatPercent(12.3, { precision: 0 }); // '1,230%'
 * formatPercent(null) || '—'; // '—'
 * ```
 */
export function formatPercent(
  ratio: number | bigint | string | null | undefined,
  { precision = 2, ...options }: FormatPercentOptions = {},
): string {
  const plain = formatNumber(ratio, { thousands: false });
  // The exponent moves the point two digits on, in the text itself.
  const percentage = formatNumber(`${plain}e2`, { ...options, precision });
  return percentage && `${percentage}%`;
}
