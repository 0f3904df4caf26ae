import { type DecimalInput, toBig } from './_internal/to-big';

/**
 * Adds two decimal numbers without the rounding error of `0.1 + 0.2`.
 *
 * The result is a decimal string, because a number could lose digits again. Pass it to the other exact
 * functions or to `formatNumber`, or convert it with `Number`.
 *
 * @zh 精确计算两个十进制数之和，没有 `0.1 + 0.2` 那样的误差。结果是十进制字符串，因为转成数字可能再次丢失精度；可以继续传给其他精确计算函数或 `formatNumber`，也可以用 `Number` 转成数字。
 * @param a The first summand: a number, a `bigint` or a decimal string.
 * @zhParam a 被加数：数字、`bigint` 或十进制字符串。
 * @param b The second summand.
 * @zhParam b 加数，类型同上。
 * @returns The sum as a decimal string, without an exponent and never `-0`.
 * @zhReturns 和，为十进制字符串，不含指数，也不会是 `-0`。
 * @throws {TypeError} If an operand is not a decimal number, such as `NaN` or `'12px'`.
 * @zhThrows {TypeError} 参数不是十进制数时抛出，如 `NaN`、`'12px'`。
 * @group number
 * @since 0.2.0
 * @keywords 加法 精度 求和 金额 add sum exact decimal precision
 * @example
 * ```ts
 * addExact(0.1, 0.2); // '0.3'
 * addExact('9007199254740993', 1); // '9007199254740994'
 * [19.9, 5.05, 0.05].reduce((sum, price) => addExact(sum, price), '0'); // '25'
 * ```
 */
export function addExact(a: DecimalInput, b: DecimalInput): string {
  return toBig(a, 'addExact').plus(toBig(b, 'addExact')).toFixed();
}
