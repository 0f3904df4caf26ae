import { type Chunk, chunksOf } from './tokenize';

/** What a reader types is shorter; what is pasted by mistake must not keep the worker busy. */
const MOST_CHARACTERS = 200;
const MOST_WORDS = 10;

/** The words of a query, each once, in the reader's order. */
export function wordsOf(keywords: string): Chunk[] {
  const words = new Map<string, Chunk>();
  for (const chunk of chunksOf(keywords.slice(0, MOST_CHARACTERS))) {
    if (words.size < MOST_WORDS) words.set(chunk.text, words.get(chunk.text) ?? chunk);
  }
  return [...words.values()];
}

/** Letters that a word may be wrong in: a short word with a wrong letter is another word. */
export function typosAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 9 ? 1 : 2;
}

/** A word with each pair of neighbouring letters swapped: one slip of the fingers, two for Levenshtein. */
export function swapsOf(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((swapped) => swapped !== word);
}
