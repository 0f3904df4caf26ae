import { type Chunk, chunksOf } from './tokenize';
import type { Unit } from './units';

/** How near a title is to the whole query: none of it, somewhere in it, or the title and nothing else. */
export const closenesses = { none: 0, phrase: 1, equal: 2 } as const;

/** The words of a text in their order, with a space before and after each. */
const phraseOf = (chunks: readonly Chunk[]): string =>
  ` ${chunks.flatMap(({ text, han, parts }) => (han ? Array.from(text) : parts)).join(' ')} `;

/** Phrases of titles that were compared: a common word finds thousands of them with each key that is typed. */
const phrases = new Map<string, string>();

function phraseOfTitle(title: string): string {
  const known = phrases.get(title);
  if (known !== undefined) return known;
  const phrase = phraseOf(chunksOf(title));
  phrases.set(title, phrase);
  return phrase;
}

/** Compares titles with a query, as words: `selectAll` has the phrase “select all”, `selection` does not have “select”. */
export function closenessTo(words: readonly Chunk[]): (unit: Unit) => number {
  const query = phraseOf(words);
  return ({ kind, title, page }) => {
    const phrase = phraseOfTitle(title);
    // A page is also called without its subtitle.
    const own = kind === 'page' ? phraseOfTitle(page.title) : phrase;
    if (own === query) return closenesses.equal;
    return phrase.includes(query) ? closenesses.phrase : closenesses.none;
  };
}
