import type MiniSearch from 'minisearch';
import type { Query, SearchOptions, SearchResult } from 'minisearch';
import { swapsOf, typosAllowed } from './query';
import { type Chunk, pairsOf } from './tokenize';
import { type Field, type Unit, weightOf } from './units';

/** How far a hit is from what was typed; a nearer one comes first whatever its weight. */
const distances = {
  none: 0,
  /** The parts of a compound, in any position: `async` and `click` for `asyncClick`. */
  parts: 0.3,
  /** All of a Chinese run, but not in one place of the page. */
  acrossPage: 0.5,
  pinyin: 1,
  typo: 2,
  partly: 2,
} as const;

/** Of a run of Chinese characters at least this share must be there, and this share of the best. */
const LEAST_COVERAGE = 0.34;
const NEAR_BEST = 0.75;

/** One word found in one unit. */
export interface WordHit {
  distance: number;
  weight: number;
  score: number;
  /** The terms that were found, for highlighting. */
  terms: readonly string[];
}

/** The hits of one word by the unit's number. */
export type WordHits = Map<number, WordHit>;

/** The engine with what it was made of: units by number. */
export interface Engine {
  miniSearch: MiniSearch;
  units: readonly Unit[];
  /**
   * Whether a part of the index that was needed so far is not there: a word must not be taken for
   * misspelt because of that.
   */
  lacks: () => boolean;
}

const plain = { tokenize: (text: string) => [text], processTerm: (term: string) => term };
const TEXTS: Field[] = ['title', 'keywords', 'text'];

/**
 * Finds one word: as it is typed and as the beginning of a longer one, then by its sound. Only a word
 * that is not found so may be misspelt or be found in part.
 */
export function matchWord(engine: Engine, word: Chunk): WordHits {
  return word.han ? matchHan(engine, word.text) : matchLatin(engine, word);
}

function matchLatin(engine: Engine, { text, parts }: Chunk): WordHits {
  const hits: WordHits = new Map();
  // A single letter begins half of all words.
  const prefix = text.length > 1;
  const found = run(engine, text, { ...plain, fields: TEXTS, prefix });
  addHits(engine, hits, found, distances.none);
  if (parts.length > 1) {
    const all: Query = { queries: [...parts], combineWith: 'AND' };
    addHits(engine, hits, run(engine, all, { ...plain, fields: TEXTS, prefix }), distances.parts);
  }
  if (prefix) {
    for (const found of run(engine, text, { ...plain, fields: ['pinyin'], prefix })) {
      addHits(engine, hits, [found], distanceOfSound(engine.units[found.id], text));
    }
  }
  if (hits.size > 0 || engine.lacks()) return hits;

  const fuzzy = typosAllowed(text);
  if (fuzzy === 0) return hits;
  const misspelt: Query = {
    combineWith: 'OR',
    queries: [
      { queries: [text], fuzzy, prefix: false },
      { queries: swapsOf(text), fuzzy: false, prefix: true },
    ],
  };
  addHits(engine, hits, run(engine, misspelt, plain), distances.typo);
  return hits;
}

/** A whole title that sounds so, the beginning of one, or a position in the middle, where chance is greatest. */
function distanceOfSound(unit: Unit | undefined, word: string): number {
  const syllables = unit?.pinyin?.split(' ') ?? [];
  const forms = [syllables.join(''), syllables.map((syllable) => syllable.charAt(0)).join('')];
  if (forms.includes(word)) return distances.pinyin - 0.2;
  return distances.pinyin + (forms.some((form) => form.startsWith(word)) ? 0 : 0.2);
}

function matchHan(engine: Engine, text: string): WordHits {
  const characters = Array.from(text);
  if (characters.length === 1) {
    const hits: WordHits = new Map();
    return addHits(engine, hits, run(engine, text, { ...plain, fields: TEXTS }), distances.none);
  }
  const byPairs = matchPieces(engine, pairsOf(text), characters, TEXTS);
  // A wrong character leaves no pair of a short word, but the others still stand in a title.
  if (byPairs.size > 0 || engine.lacks()) return byPairs;
  return matchPieces(engine, characters, characters, ['title']);
}

/** Finds what holds most of a Chinese run, in one unit or at least in the units of one page. */
function matchPieces(
  engine: Engine,
  pieces: readonly string[],
  characters: readonly string[],
  fields: Field[],
): WordHits {
  const { units } = engine;
  const query: Query = { queries: [...pieces], combineWith: 'OR' };
  const found = run(engine, query, { ...plain, fields });
  const byPage = new Map<object, Set<number>>();
  const own = found.map((result) => {
    const covered = coverageOf(Object.keys(result.match), characters);
    const page = units[result.id]?.page ?? result;
    const known = byPage.get(page) ?? new Set();
    for (const place of covered) known.add(place);
    byPage.set(page, known);
    return { result, page, share: covered.size / characters.length };
  });
  const shareOf = (page: object) => (byPage.get(page)?.size ?? 0) / characters.length;
  const best = Math.max(0, ...Array.from(byPage.keys(), shareOf));
  const least = best === 1 ? 1 : Math.max(LEAST_COVERAGE, best * NEAR_BEST);

  const hits: WordHits = new Map();
  for (const { result, page, share } of own) {
    if (shareOf(page) < least) continue;
    const whole = { ...result, match: fieldsThatCover(result.match, characters) };
    addHits(engine, hits, [whole], distanceOf(share, shareOf(page)));
  }
  return hits;
}

/** A title that holds a piece of what the text holds all of must not lend its weight to it. */
function fieldsThatCover(match: SearchResult['match'], characters: readonly string[]) {
  const all = coverageOf(Object.keys(match), characters).size;
  const covers = (field: string) => {
    const terms = Object.keys(match).filter((term) => match[term]?.includes(field));
    return coverageOf(terms, characters).size === all;
  };
  const covering = new Set(Object.values(match).flat().filter(covers));
  return Object.fromEntries(
    Object.entries(match).map(([term, fields]) => [
      term,
      covering.size > 0 ? fields.filter((field) => covering.has(field)) : ['text'],
    ]),
  );
}

function distanceOf(ownShare: number, pageShare: number): number {
  if (ownShare === 1) return distances.none;
  // What is on the page as a whole is farther, the less of it stands here.
  if (pageShare === 1) return distances.acrossPage + (1 - ownShare) / 10;
  return distances.partly + 1 - ownShare;
}

/** Places of the characters that are part of a found piece. */
function coverageOf(terms: readonly string[], characters: readonly string[]): Set<number> {
  const covered = new Set<number>();
  const run = characters.join('');
  for (const term of terms) {
    for (let at = run.indexOf(term); at >= 0; at = run.indexOf(term, at + 1)) {
      const first = Array.from(run.slice(0, at)).length;
      for (let place = 0; place < Array.from(term).length; place += 1) covered.add(first + place);
    }
  }
  return covered;
}

function run({ miniSearch }: Engine, query: Query, options: SearchOptions): SearchResult[] {
  return miniSearch.search(query, options);
}

function addHits(
  { units }: Engine,
  hits: WordHits,
  found: readonly SearchResult[],
  distance: number,
): WordHits {
  for (const { id, score, match } of found) {
    const unit = units[id];
    if (!unit || hits.has(id)) continue;
    // MiniSearch lists the fields of the index, whose names are `Field`.
    const fields = Object.values(match).flat() as Field[];
    const weight = Math.max(...fields.map((field) => weightOf(unit, field)));
    hits.set(id, { distance, weight, score, terms: Object.keys(match) });
  }
  return hits;
}
