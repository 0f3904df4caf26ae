import { toCharacters } from './_internal/to-characters';

export interface TruncateMiddleOptions {
  /**
   * Text in place of the omitted part; it counts towards the length.
   *
   * @zh 表示省略部分的文本，计入长度。
   * @default '…'
   */
  ellipsis?: string;
}

/**
 * Truncates a text in the middle and keeps its start and end, such as the extension of a file name or the
 * last digits of an order number.
 *
 * Length is counted in characters as they are displayed: an emoji or an accented letter is one character and
 * is never split. Without `Intl.Segmenter` (Firefox before 125), code points are counted.
 *
 * @zh 从中间截断文本，保留开头和结尾，例如文件名的后缀、订单号的末几位。长度按显示的字符计算：一个 emoji 或带音标的字母算一个字符，不会被切开；没有 `Intl.Segmenter` 时（Firefox 125 之前）按码点计算。
 * @param text The text to truncate.
 * @zhParam text 要截断的文本。
 * @param maxLength Maximum length of the result, including the ellipsis.
 * @zhParam maxLength 结果的最大字符数，包含省略号。
 * @param options The ellipsis.
 * @zhParam options 省略号。
 * @returns The text itself if it fits, otherwise its start, the ellipsis and its end; the start is one
 * character longer if they cannot be equal. If even the ellipsis does not fit, its first characters are
 * returned.
 * @zhReturns 放得下时为原文，否则为开头、省略号和结尾；两端不能等长时开头多一个字符。连省略号都放不下时，返回它的前几个字符。
 * @throws {RangeError} If `maxLength` is negative or not an integer.
 * @zhThrows {RangeError} `maxLength` 为负数或不是整数时抛出。
 * @group string
 * @since 0.1.0
 * @keywords 省略 截断 中间省略 文件名 ellipsis shorten truncate file name
 * @example
 * ```ts
 * truncateMiddle('monthly-report-2025-final.xlsx', 16); // 'monthly-…al.xlsx'
 * truncateMiddle('6222021234567890', 9, { ellipsis: '*' }); // '6222*7890'
 * ```
 */
export function truncateMiddle(
  text: string,
  maxLength: number,
  { ellipsis = '…' }: TruncateMiddleOptions = {},
): string {
  if (!Number.isInteger(maxLength) || maxLength < 0) {
    throw new RangeError(`maxLength must be an integer from 0, not ${maxLength}.`);
  }
  // A character takes one UTF-16 unit at least, so a text this short needs no counting.
  if (text.length <= maxLength) return text;
  const characters = toCharacters(text);
  if (characters.length <= maxLength) return text;

  const mark = toCharacters(ellipsis);
  const kept = maxLength - mark.length;
  if (kept <= 0) return mark.slice(0, maxLength).join('');
  const start = characters.slice(0, Math.ceil(kept / 2));
  const end = characters.slice(characters.length - Math.floor(kept / 2));
  return start.join('') + ellipsis + end.join('');
}
