import { type DecimalInput, toBig } from './_internal/to-big';

/**
 * Subtracts one decimal number from another without the rounding error of `0.3 - 0.1`.
 *
 * The result is a decimal string, because a number could lose digits again. Pass it to the other exact
 * functions or to `formatNumber`, or convert it with `Number`.
 *
 * @zh 精确计算两个十进制数之差，没有 `0.3 - 0.1` 那样的误差。结果是十进制字符串，因为转成数字可能再次丢失精度；可以继续传给其他精确计算函数或 `formatNumber`，也可以用 `Number` 转成数字。
 * @param a The minuend: a number, a `bigint` or a decimal string.
 * @zhParam a 被减数：数字、`bigint` 或十进制字符串。
 * @param b The subtrahend.
 * @zhParam b 减数，类型同上。
 * @returns The difference as a decimal string, without an exponent and never `-0`.
 * @zhReturns 差，为十进制字符串，不含指数，也不会是 `-0`。
 * @throws {TypeError} If an operand is not a decimal number, such as `NaN` or `'12px'`.
 * @zhThrows {TypeError} 参数不是十进制数时抛出，如 `NaN`、`'12px'`。
 * @group number
 * @since 0.2.0
 * @keywords 减法 精度 差额 余额 subtract difference exact decimal precision
 * @example
 * ```ts
 * subExact(0.3, 0.1); // '0.2'
 * subExact('100.00', 99.99); // '0.01'
 * ```
 */
export function subExact(a: DecimalInput, b: DecimalInput): string {
  return toBig(a, 'subExact').minus(toBig(b, 'subExact')).toFixed();
}
