import { unicode } from './unicode';

const WORD = '(?:(?!\\p{Script=Han})[\\p{L}\\p{M}\\p{N}])+';

/** A run of Chinese characters, or a Latin compound: `needThousandths`, `node-utils`, `storage.get`. */
const CHUNK = unicode(`\\p{Script=Han}+|${WORD}(?:[-_.]${WORD})*`, 'g');
const HAN = unicode('\\p{Script=Han}');
const EACH_HAN = unicode('\\p{Script=Han}', 'g');
const LOWER_UPPER = unicode('([\\p{Ll}\\p{N}])(\\p{Lu})', 'g');
const ACRONYM_WORD = unicode('(\\p{Lu})(\\p{Lu}\\p{Ll})', 'g');

/** More parts than an identifier has; a long path has them, and its tails would only cost memory. */
const MOST_PARTS = 6;

/** Full-width letters, digits and signs are what a Chinese input method may leave behind. */
function narrow(text: string): string {
  return text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');
}

/**
 * The form in which texts are compared. It is as long as the text itself, so that an index into the one is
 * the same index into the other.
 */
export function fold(text: string): string {
  // The only letter whose lower case is longer.
  return narrow(text).replace(/İ/g, 'I').toLowerCase();
}

export const isHan = (text: string): boolean => HAN.test(text);

/** The words of a compound in lower case: `isAsyncClick` gives `is`, `async`, `click`. */
function partsOf(compound: string): string[] {
  return compound
    .replace(LOWER_UPPER, '$1 $2')
    .replace(ACRONYM_WORD, '$1 $2')
    .toLowerCase()
    .split(/[\s\-_.]+/)
    .filter(Boolean);
}

/** A chunk of text: a run of Chinese characters without parts, or a Latin compound. */
export interface Chunk {
  /** In lower case, without what joins its parts. */
  text: string;
  han: boolean;
  parts: string[];
}

/** Splits a text where the writing changes and at everything that is neither letter nor digit. */
export function chunksOf(text: string): Chunk[] {
  return Array.from(narrow(text).replace(/İ/g, 'I').matchAll(CHUNK), ([chunk]) => {
    if (isHan(chunk)) return { text: chunk, han: true, parts: [] };
    const parts = partsOf(chunk);
    return { text: parts.join(''), han: false, parts };
  });
}

/** The characters of a Chinese run, and each pair of neighbours. */
export function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/**
 * The terms under which a text is found: Chinese characters and pairs of them; the parts of a Latin
 * compound, and what is left of it from each part on, so that the middle of a name is found too.
 */
export function termsOf(text: string): string[] {
  return chunksOf(text).flatMap(({ text: chunk, han, parts }) => {
    if (han) return [...Array.from(chunk), ...pairsOf(chunk)];
    if (parts.length < 2 || parts.length > MOST_PARTS) return parts;
    return [...parts, ...parts.slice(0, -1).map((_, from) => parts.slice(from).join(''))];
  });
}

/** The runs of syllables of a text, one for each of its runs of Chinese characters. */
function syllableRuns(text: string, pinyin: string): string[][] {
  const syllables = pinyin.split(' ');
  return chunksOf(text)
    .filter(({ han }) => han)
    .map(({ text: run }) => syllables.splice(0, Array.from(run).length));
}

/**
 * The terms under which a Chinese title is found by its sound: its syllables and its initials, from
 * each character on. `防抖` gives `fangdou`, `dou`, `fd`, `d`.
 *
 * @param text the title
 * @param pinyin syllables of its Chinese characters, separated by spaces
 */
export function pinyinTermsOf(text: string, pinyin: string): string[] {
  return syllableRuns(text, pinyin).flatMap((run) =>
    run.flatMap((_, from) => {
      const rest = run.slice(from);
      return [rest.join(''), rest.map((syllable) => syllable.charAt(0)).join('')];
    }),
  );
}

/**
 * The characters of a title that a word of pinyin stands for.
 *
 * @returns start and end in the title, or undefined when the word is not its pinyin
 */
export function pinyinRange(
  text: string,
  pinyin: string,
  word: string,
): [start: number, end: number] | undefined {
  const syllables = pinyin.split(' ');
  const places = Array.from(text.matchAll(EACH_HAN), ({ 0: character, index }) => ({
    index,
    length: character.length,
  }));
  for (const [from, place] of places.entries()) {
    const rest = syllables.slice(from);
    const count =
      countOfPrefix(rest, word) ??
      countOfPrefix(
        rest.map((syllable) => syllable.charAt(0)),
        word,
      );
    const last = count === undefined ? undefined : places[from + count - 1];
    if (last) return [place.index, last.index + last.length];
  }
  return undefined;
}

/** How many of the pieces a word needs that they begin with, or undefined when they do not. */
function countOfPrefix(pieces: readonly string[], word: string): number | undefined {
  let joined = '';
  for (const [index, piece] of pieces.entries()) {
    joined += piece;
    if (joined.startsWith(word)) return index + 1;
    if (!word.startsWith(joined)) return undefined;
  }
  return undefined;
}
