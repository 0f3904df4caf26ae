import { assertDecimals } from './_internal/assert-decimals';
import type { DecimalInput } from './_internal/to-big';
import { formatNumber, type Rounding } from './format-number';

export interface ToFixedExactOptions {
  /**
   * How excess decimals are rounded.
   *
   * @zh 舍入方式：`'half-up'` 四舍五入，`'half-even'` 银行家舍入，`'down'` 向零截断，`'up'` 远离零进位。
   * @default 'half-up'
   */
  rounding?: Rounding;
}

/**
 * Rounds to a fixed number of decimal places, without the errors of `toFixed`: the decimal string is
 * rounded, so 1.005 becomes 1.01. Use it for amounts sent to a server, and `formatNumber` for amounts on
 * display.
 *
 * @zh 舍入到固定的小数位数，没有 `toFixed` 的误差：直接对十进制字符串舍入，因此 1.005 得到 1.01。用于提交给服务端的金额；展示请用 `formatNumber`。
 * @param value A number, a `bigint` or a decimal string.
 * @zhParam value 数字、`bigint` 或十进制字符串。
 * @param digits Number of decimal places, 0 to 100.
 * @zhParam digits 小数位数，0 到 100。
 * @param options How to round.
 * @zhParam options 舍入方式。
 * @returns A decimal string with exactly that many decimal places, without an exponent and never `-0`.
 * @zhReturns 小数位数固定的十进制字符串，不含指数，也不会是 `-0`。
 * @throws {TypeError} If `value` is not a decimal number, such as `NaN` or `'12px'`.
 * @zhThrows {TypeError} `value` 不是十进制数时抛出，如 `NaN`、`'12px'`。
 * @throws {RangeError} If `digits` is not an integer from 0 to 100.
 * @zhThrows {RangeError} `digits` 不是 0 到 100 的整数时抛出。
 * @group number
 * @since 0.2.0
 * @keywords 四舍五入 保留小数 精度 金额 toFixed round decimals exact bankers
 * @example
 * ```ts
 * toFixedExact(1.005, 2); // '1.01'
 * toFixedExact('2.5', 0, { rounding: 'half-even' }); // '2'
 * toFixedExact(1n, 2); // '1.00'
 * ```
 */
export function toFixedExact(
  value: DecimalInput,
  digits: number,
  { rounding }: ToFixedExactOptions = {},
): string {
  assertDecimals(digits, 'digits');
  const text = formatNumber(value, { thousands: false, precision: digits, rounding });
  if (!text) throw new TypeError(`toFixedExact() takes decimal numbers, not "${value}".`);
  return text;
}
