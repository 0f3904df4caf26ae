import { type DecimalInput, toBig } from './_internal/to-big';

/**
 * Subtracts a decimal number from another without the rounding error of `0.3 - 0.1`.
 *
 * The result is decimal text, because a number could lose digits again. Pass it on to the other exact
 * functions and to `formatNumber`, or make a number of it with `Number`.
 *
 * @zh 两个十进制数相减，没有 `0.3 - 0.1` 那样的误差。结果是十进制文本，因为转成数字可能再次丢失精度；可以继续传给其他精确计算函数和 `formatNumber`，或用 `Number` 转成数字。
 * @param a A number, a `bigint`, or decimal text.
 * @zhParam a 数字、`bigint` 或十进制文本。
 * @param b What is taken away from it.
 * @zhParam b 减数，类型同上。
 * @returns The difference, without an exponent and never `-0`.
 * @zhReturns 差，十进制文本，不含指数，也不会是 `-0`。
 * @throws {TypeError} When an operand is not a decimal number, such as `NaN` or `'12px'`.
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
