import { formatNumber } from './format-number';

export interface ParseNumberOptions {
  /**
   * Separator between groups of three digits; `true` is `','`, `false` is none. It must not contain digits,
   * signs or a point. Spaces may stand in its place in any case.
   *
   * @zh 千分位分隔符。`true` 为 `','`，`false` 为不接受分隔符。不能包含数字、正负号和小数点。任何情况下都可以用空格代替。
   * @default true
   */
  thousands?: boolean | string;
}

/**
 * Reads a number that a person typed or pasted, and keeps every digit: the result is decimal text, for
 * amounts and ids which a JavaScript number cannot hold. It reads what `formatNumber` writes, and also
 * full-width digits and signs, the minus `−`, spaces around, and `。` for the point.
 *
 * Separators count only where `formatNumber` writes them, between groups of three digits: `'1,5'` means
 * 1.5 in some countries, so it is refused and never read as 15.
 *
 * @zh 读取用户输入或粘贴的数字，保留每一位：结果是十进制文本，适合 JavaScript 数字存不下的金额和编号。能读取 `formatNumber` 的输出，也接受全角数字和符号、减号 `−`、首尾空格，以及用 `。` 代替的小数点。分隔符只有出现在三位一组之间才有效：`'1,5'` 在一些国家表示 1.5，因此不会读成 15，而是视为无效。
 * @param text The text to read.
 * @zhParam text 要读取的文本。
 * @param options The separator.
 * @zhParam options 分隔符。
 * @returns Decimal text without separators, exponent, plus sign and needless zeros in front, or `null` for
 * what is not a number. Zeros at the end stay, so `'1.50'` is `'1.50'`.
 * @zhReturns 不含分隔符、指数、正号和多余前导零的十进制文本；不是数字时返回 `null`。末尾的零保留，`'1.50'` 仍是 `'1.50'`。
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
