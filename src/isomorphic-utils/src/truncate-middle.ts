export interface TruncateMiddleOptions {
  /**
   * What stands for the part left out; it counts towards the length.
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
 * @param text The text to shorten.
 * @param maxLength Most characters of the result, the ellipsis included.
 * @param options.ellipsis What stands for the part left out, `'…'` by default.
 * @returns The text itself if it fits, else its beginning, the ellipsis and its end; the beginning is one
 * character longer when they cannot be equal. If not even the ellipsis fits, its first characters.
 * @throws {RangeError} When `maxLength` is negative or not a whole number.
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

function toCharacters(text: string): string[] {
  if (!Intl.Segmenter) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
