import Big from 'big.js';
import { assertDecimals } from './_internal/assert-decimals';
import { type DecimalInput, toBig } from './_internal/to-big';
import type { Rounding } from './format-number';

export interface DivExactOptions {
  /**
   * Maximum number of decimal places in the quotient, 0 to 100; trailing zeros are dropped.
   *
   * @zh 商的最多小数位数，0 到 100；末尾的零会去掉。
   * @default 20
   */
  precision?: number;
  /**
   * How excess decimals are rounded.
   *
   * @zh 舍入方式：`'half-up'` 四舍五入，`'half-even'` 银行家舍入，`'down'` 向零截断，`'up'` 远离零进位。
   * @default 'half-up'
   */
  rounding?: Rounding;
}

/** The numbers that big.js has for the ways to round. */
const MODES = { down: 0, 'half-up': 1, 'half-even': 2, up: 3 } as const;

/**
 * Divides one decimal number by another, exact to the requested number of decimal places.
 *
 * The result is a decimal string, because a number could lose digits again. Pass it to the other exact
 * functions or to `formatNumber`, or convert it with `Number`.
 *
 * @zh 计算两个十进制数之商，在指定的小数位数内完全精确。结果是十进制字符串，因为转成数字可能再次丢失精度；可以继续传给其他精确计算函数或 `formatNumber`，也可以用 `Number` 转成数字。
 * @param a The dividend: a number, a `bigint` or a decimal string.
 * @zhParam a 被除数：数字、`bigint` 或十进制字符串。
 * @param b The divisor.
 * @zhParam b 除数，类型同上。
 * @param options Decimal places and rounding.
 * @zhParam options 小数位数与舍入方式。
 * @returns The quotient as a decimal string, without an exponent and never `-0`.
 * @zhReturns 商，为十进制字符串，不含指数，也不会是 `-0`。
 * @throws {TypeError} If an operand is not a decimal number, such as `NaN` or `'12px'`.
 * @zhThrows {TypeError} 参数不是十进制数时抛出，如 `NaN`、`'12px'`。
 * @throws {RangeError} If `b` is 0, or `precision` is not an integer from 0 to 100.
 * @zhThrows {RangeError} `b` 为 0，或 `precision` 不是 0 到 100 的整数时抛出。
 * @group number
 * @since 0.2.0
 * @keywords 除法 精度 均价 占比 divide quotient exact decimal precision
 * @example
 * ```ts
 * divExact(0.3, 0.1); // '3'
 * divExact(1, 3, { precision: 4 }); // '0.3333'
 * divExact(199, 100); // '1.99'
 * ```
 */
export function divExact(
  a: DecimalInput,
  b: DecimalInput,
  { precision = 20, rounding = 'half-up' }: DivExactOptions = {},
): string {
  assertDecimals(precision, 'precision');
  const divisor = toBig(b, 'divExact');
  if (divisor.eq('0')) throw new RangeError('divExact() cannot divide by zero.');
  // A constructor of its own, because big.js keeps precision and rounding there and an application may use it too.
  const Quotient = Big();
  Quotient.DP = precision;
  Quotient.RM = MODES[rounding];
  return new Quotient(toBig(a, 'divExact')).div(divisor).toFixed();
}
