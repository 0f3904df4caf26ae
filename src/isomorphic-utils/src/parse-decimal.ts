import { formatNumber } from './format-number';

export interface ParseNumberOptions {
  /**
   * Thousands separator. `true` means `','`, `false` means none. It must not contain digits, signs or a
   * decimal point. Spaces are always accepted in its place.
   *
   * @zh 千分位分隔符。`true` 表示 `','`，`false` 表示不接受分隔符。不能包含数字、正负号和小数点。空格始终可以作为分隔符。
   * @default true
   */
  thousands?: boolean | string;
}

/**
 * Parses a number that a user typed or pasted, without losing digits: the result is a decimal string, for
 * amounts and ids that a JavaScript number cannot hold. It accepts the output of `formatNumber`, full-width
 * digits and signs, the minus sign `−`, surrounding spaces, and `。` as a decimal point.
 *
 * Separators are only accepted between groups of three digits: `'1,5'` means 1.5 in some countries, so it is
 * rejected instead of being read as 15.
 *
 * @zh 解析用户输入或粘贴的数字，不丢失任何一位：结果是十进制字符串，适合 JavaScript 数字存不下的金额和编号。接受 `formatNumber` 的输出、全角数字和符号、减号 `−`、首尾空格，以及用 `。` 代替的小数点。分隔符只能出现在三位一组之间：`'1,5'` 在一些国家表示 1.5，因此视为无效，不会当成 15。
 * @param text The text to parse.
 * @zhParam text 要解析的文本。
 * @param options The separator.
 * @zhParam options 分隔符。
 * @returns A decimal string without separators, exponent, plus sign and unnecessary leading zeros, or `null`
 * if the text is not a number. Trailing zeros are kept: `'1.50'` stays `'1.50'`.
 * @zhReturns 不含分隔符、指数、正号和多余前导零的十进制字符串；不是数字时返回 `null`。末尾的零会保留，`'1.50'` 仍是 `'1.50'`。
 * @group number
 * @since 0.2.0
 * @keywords 解析数字 千分位 全角 金额 大数 parse decimal thousands full-width exact
 * @example
 * ```ts
 * parseDecimal('9,007,199,254,740,993.10'); // '9007199254740993.10'
 * parseDecimal('－１２３．５'); // '-123.5'
 * parseDecimal('1,5'); // null
 * ```
 */
export function parseDecimal(
  text: string | null | undefined,
  { thousands = true }: ParseNumberOptions = {},
): string | null {
  const separator = thousands === true ? ',' : thousands && toHalfWidth(thousands);
  const [whole = '', ...rest] = toHalfWidth((text ?? '').trim()).split('.');
  const digits = joinGroups(whole, separator);
  // Without exponent, plus and the like: the same text as formatNumber would show.
  return formatNumber([digits, ...rest].join('.'), { thousands: false }) || null;
}

/** Full-width forms are the ASCII characters, moved up by a fixed distance. */
function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/。/g, '.')
    .replace(/−/g, '-');
}

/** Takes separators or spaces out of '1,234,567'; a text with wrong groups stays as it is, no number. */
function joinGroups(whole: string, separator: string | false): string {
  for (const each of [separator, /\s/]) {
    const [first = '', ...others] = each === false ? [] : whole.split(each);
    const isGrouped =
      /^[+-]?\d{1,3}$/.test(first) && others.every((group) => /^\d{3}$/.test(group));
    if (isGrouped && others.length > 0) return first + others.join('');
  }
  return whole;
}
