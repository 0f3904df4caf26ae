import { toCharacters } from './_internal/to-characters';

export interface MaskOptions {
  /**
   * Number of characters shown at the start.
   *
   * @zh 开头显示的字符数。
   * @default 0
   */
  start?: number;
  /**
   * Number of characters shown at the end.
   *
   * @zh 结尾显示的字符数。
   * @default 0
   */
  end?: number;
  /**
   * What stands for each hidden character.
   *
   * @zh 代替每个隐藏字符的文本。
   * @default '*'
   */
  char?: string;
}

/**
 * Hides a text except for its start and its end. A text so short that nothing would be hidden is hidden whole.
 * Characters are counted as a reader sees them: an emoji is one.
 *
 * @zh 隐藏文本，只显示开头和结尾。文本太短、没有字符会被隐藏时，全部隐藏。按读者看到的字符计算，一个 emoji 算一个字符。
 * @param text The text to hide.
 * @zhParam text 要隐藏的文本。
 * @param options What is shown, and what stands for the rest.
 * @zhParam options 显示的部分，以及代替其余部分的字符。
 * @returns A text of as many characters; an empty one for `null` and `undefined`.
 * @zhReturns 字符数相同的文本；`null` 和 `undefined` 返回空字符串。
 * @throws {RangeError} When `start` or `end` is negative or not a whole number.
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
    throw new RangeError(`start and end must be whole numbers from 0, not ${count}.`);
  }
  const characters = toCharacters(text ?? '');
  const hidden = characters.length - start - end;
  if (hidden <= 0) return char.repeat(characters.length);
  const shownAtEnd = characters.slice(characters.length - end);
  return characters.slice(0, start).join('') + char.repeat(hidden) + shownAtEnd.join('');
}
