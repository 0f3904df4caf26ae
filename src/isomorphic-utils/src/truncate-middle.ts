import { toCharacters } from './_internal/to-characters';

export interface TruncateMiddleOptions {
  /**
   * What stands for the part left out; it counts towards the length.
   *
   * @zh 代替省略部分的文本，计入长度。
   * @default '…'
   */
  ellipsis?: string;
}

/**
 * Shortens a text in its middle, so that both its beginning and its end stay readable: the ending of a
 * file name, the last digits of an order number.
 *
 * Lengths are counted in characters as a reader sees them: an emoji or a letter with its accents is one
 * and is never cut apart. Where `Intl.Segmenter` is missing (Firefox before 125), code points are counted.
 *
 * @zh 从中间缩短文本，保留开头和结尾：文件名的后缀、订单号的末几位仍然可见。长度按读者看到的字符计算：一个 emoji 或带音标的字母算一个字符，不会被切开；没有 `Intl.Segmenter` 的浏览器（Firefox 125 之前）按码点计算。
 * @param text The text to shorten.
 * @zhParam text 要缩短的文本。
 * @param maxLength Most characters of the result, the ellipsis included.
 * @zhParam maxLength 结果最多的字符数，包含省略号。
 * @param options The ellipsis.
 * @zhParam options 省略号。
 * @returns The text itself if it fits, else its beginning, the ellipsis and its end; the beginning is one
 * character longer when they cannot be equal. If not even the ellipsis fits, its first characters.
 * @zhReturns 放得下时为原文，否则为开头、省略号和结尾；两端不能等长时开头多一个字符。连省略号都放不下时，返回它的前几个字符。
 * @throws {RangeError} When `maxLength` is negative or not a whole number.
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
    throw new RangeError(`maxLength must be a whole number from 0, not ${maxLength}.`);
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
