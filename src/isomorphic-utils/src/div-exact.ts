import Big from 'big.js';
import { assertDecimals } from './_internal/assert-decimals';
import { type DecimalInput, toBig } from './_internal/to-big';
import type { Rounding } from './format-number';

export interface DivExactOptions {
  /**
   * Most decimals of the quotient, 0 to 100; zeros at the end are left out.
   *
   * @zh 商最多的小数位数，0 到 100；末尾的零会去掉。
   * @default 20
   */
  precision?: number;
  /**
   * How further decimals are rounded.
   *
   * @zh 舍入方式：`'half-up'` 四舍五入，`'half-even'` 银行家舍入，`'down'` 向零截断，`'up'` 远离零进位。
   * @default 'half-up'
   */
  rounding?: Rounding;
}

/** The numbers that big.js has for the ways to round. */
const MODES = { down: 0, 'half-up': 1, 'half-even': 2, up: 3 } as const;

/**
 * Divides a decimal number by another, exactly to the last decimal that is asked for.
 *
 * The result is decimal text, because a number could lose digits again. Pass it on to the other exact
 * functions and to `formatNumber`, or make a number of it with `Number`.
 *
 * @zh 两个十进制数相除，在要求的小数位数内完全精确。结果是十进制文本，因为转成数字可能再次丢失精度；可以继续传给其他精确计算函数和 `formatNumber`，或用 `Number` 转成数字。
 * @param a The dividend: a number, a `bigint`, or decimal text.
 * @zhParam a 被除数：数字、`bigint` 或十进制文本。
 * @param b The divisor.
 * @zhParam b 除数，类型同上。
 * @param options Decimals and rounding.
 * @zhParam options 小数位数与舍入方式。
 * @returns The quotient, without an exponent and never `-0`.
 * @zhReturns 商，十进制文本，不含指数，也不会是 `-0`。
 * @throws {TypeError} When an operand is not a decimal number, such as `NaN` or `'12px'`.
 * @zhThrows {TypeError} 参数不是十进制数时抛出，如 `NaN`、`'12px'`。
 * @throws {RangeError} When `b` is 0, or `precision` is not a whole number from 0 to 100.
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
