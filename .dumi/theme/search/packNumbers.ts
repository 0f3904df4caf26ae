/**
 * Digits of a number system of 45: each sign stands for a digit that ends its number or, behind all of
 * those, for one that does not. Brotli makes less of such a text than of decimal digits with commas.
 */
const BASE = 45;
const SIGNS = Array.from({ length: 2 * BASE + 1 }, (_, at) => String.fromCharCode(35 + at)).filter(
  (sign) => sign !== '\\', // JSON would write it as two.
);
/** Message for content that the build has not written. */
export const NOT_A_PART = 'The file is not a part of a search index';

const VALUES = new Map(SIGNS.map((sign, value) => [sign, value]));

/** Writes whole numbers from 0 on as one text. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      let text = SIGNS[number % BASE] ?? '';
      for (let rest = Math.floor(number / BASE); rest > 0; rest = Math.floor(rest / BASE)) {
        text = (SIGNS[BASE + (rest % BASE)] ?? '') + text;
      }
      return text;
    })
    .join('');
}

/** @throws Error when the text is not one that `packNumbers` has made */
export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (const sign of text) {
    const value = VALUES.get(sign);
    if (value === undefined) throw new Error(NOT_A_PART);
    number = number * BASE + (value % BASE);
    if (value >= BASE) continue;
    numbers.push(number);
    number = 0;
  }
  return numbers;
}

/** Ascending numbers as the distances between them, which are small. */
export function packAscending(numbers: readonly number[]): string {
  return packNumbers(numbers.map((number, at) => number - (numbers[at - 1] ?? 0)));
}

export function unpackAscending(text: string): number[] {
  let last = 0;
  return unpackNumbers(text).map((step) => {
    last += step;
    return last;
  });
}
