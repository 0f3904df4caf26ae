import { type DecimalInput, toBig } from './_internal/to-big';

/**
 * Multiplies two decimal numbers without the rounding error of `19.9 * 100`.
 *
 * The result is a decimal string, because a number could lose digits again. Pass it to the other exact
 * functions or to `formatNumber`, or convert it with `Number`.
 *
 * @zh 精确计算两个十进制数之积，没有 `19.9 * 100` 那样的误差。结果是十进制字符串，因为转成数字可能再次丢失精度；可以继续传给其他精确计算函数或 `formatNumber`，也可以用 `Number` 转成数字。
 * @param a The first factor: a number, a `bigint` or a decimal string.
 * @zhParam a 被乘数：数字、`bigint` 或十进制字符串。
 * @param b The second factor.
 * @zhParam b 乘数，类型同上。
 * @returns The product as a decimal string, without an exponent and never `-0`.
 * @zhReturns 积，为十进制字符串，不含指数，也不会是 `-0`。
 * @throws {TypeError} If an operand is not a decimal number, such as `NaN` or `'12px'`.
 * @zhThrows {TypeError} 参数不是十进制数时抛出，如 `NaN`、`'12px'`。
 * @group number
 * @since 0.2.0
 * @keywords 乘法 精度 单价 数量 分转元 multiply times exact decimal precision
 * @example
 * ```ts
 * mulExact(19.9, 100); // '1990'
 * mulExact('0.1', 3); // '0.3'
 * formatNumber(mulExact('1234.565', 2), { precision: 2 }); // '2,469.13'
 * ```
 */
export function mulExact(a: DecimalInput, b: DecimalInput): string {
  return toBig(a, 'mulExact').times(toBig(b, 'mulExact')).toFixed();
}
