import { toCharacters } from './_internal/to-characters';

export interface MaskOptions {
  /**
   * Number of visible characters at the start.
   *
   * @zh 开头显示的字符数。
   * @default 0
   */
  start?: number;
  /**
   * Number of visible characters at the end.
   *
   * @zh 结尾显示的字符数。
   * @default 0
   */
  end?: number;
  /**
   * Replacement for each hidden character.
   *
   * @zh 用来替换每个隐藏字符的文本。
   * @default '*'
   */
  char?: string;
}

/**
 * Masks a string except for its start and end. If it is too short for anything to be hidden, all of it is
 * masked. Characters are counted as they are displayed: an emoji is one character.
 *
 * @zh 隐藏字符串的中间部分，只显示开头和结尾。太短、没有字符可隐藏时，全部隐藏。按显示的字符计数，一个 emoji 算一个字符。
 * @param text The string to mask.
 * @zhParam text 要处理的字符串。
 * @param options The visible part and the replacement character.
 * @zhParam options 显示的部分，以及用来替换的字符。
 * @returns A string with the same number of characters; an empty string for `null` and `undefined`.
 * @zhReturns 字符数相同的字符串；`null` 和 `undefined` 返回空字符串。
 * @throws {RangeError} If `start` or `end` is negative or not an integer.
 * @zhThrows {RangeError} `start` 或 `end` 为负数或不是整数时抛出。
 * @group string
 * @since 0.2.0
 * @keywords 脱敏 打码 隐私 姓名 身份证 银行卡 mask hide privacy star
 * @example
 * ```ts
 * mask('6222021234567890', { start: 4, end: 4 }); // '6222********7890'
 * mask('张三丰', { start: 1 }); // '张**'
 * mask('ab', { start: 1, end: 1 }); // '**'
 * ```
 */
export function mask(
  text: string | null | undefined,
  { start = 0, end = 0, char = '*' }: MaskOptions = {},
): string {
  for (const count of [start, end]) {
    if (Number.isInteger(count) && count >= 0) continue;
    throw new RangeError(`start and end must be integers from 0, not ${count}.`);
  }
  const characters = toCharacters(text ?? '');
  const hidden = characters.length - start - end;
  if (hidden <= 0) return char.repeat(characters.length);
  const shownAtEnd = characters.slice(characters.length - end);
  return characters.slice(0, start).join('') + char.repeat(hidden) + shownAtEnd.join('');
}
