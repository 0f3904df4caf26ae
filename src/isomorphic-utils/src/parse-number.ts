import { type ParseNumberOptions, parseDecimal } from './parse-decimal';

/**
 * Parses a number that a user typed or pasted. It accepts the output of `formatNumber`, full-width digits
 * and signs, the minus sign `−`, surrounding spaces, and `。` as a decimal point. Separators are only
 * accepted between groups of three digits. For more than about 15 digits, use `parseDecimal`, which is
 * lossless.
 *
 * @zh 解析用户输入或粘贴的数字：接受 `formatNumber` 的输出、全角数字和符号、减号 `−`、首尾空格，以及用 `。` 代替的小数点。分隔符只能出现在三位一组之间。超过约 15 位时请用不丢失精度的 `parseDecimal`。
 * @param text The text to parse.
 * @zhParam text 要解析的文本。
 * @param options The separator.
 * @zhParam options 分隔符。
 * @returns The closest number, or `null` if the text is not a number or is too large.
 * @zhReturns 最接近的数字；不是数字或超出数字范围时返回 `null`。
 * @group number
 * @since 0.2.0
 * @keywords 解析数字 千分位 全角 字符串转数字 parse number thousands full-width
 * @example
 * ```ts
 * parseNumber('1,234.50'); // 1234.5
 * parseNumber(' １２３ '); // 123
 * parseNumber('1 234 567', { thousands: ' ' }); // 1234567
 * parseNumber('12px'); // null
 * ```
 */
export function parseNumber(
  text: string | null | undefined,
  options?: ParseNumberOptions,
): number | null {
  const decimal = parseDecimal(text, options);
  const value = Number(decimal);
  return decimal !== null && Number.isFinite(value) ? value : null;
}
