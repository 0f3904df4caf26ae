import { closenessTo } from './closeness';
import type { WordHit, WordHits } from './matchWord';
import type { Chunk } from './tokenize';
import type { PageRecord, Scope } from './types';
import { isInScope, type Unit } from './units';

/** A unit that holds at least one of the words. */
export interface Hit {
  unit: Unit;
  /** What was found of each word, undefined where a word is not here. */
  words: readonly (WordHit | undefined)[];
  /** Number of words that are here. */
  count: number;
  distance: number;
  priority: number;
  /** How near its title is to the whole query. */
  closeness: number;
  score: number;
}

interface Rank {
  count: number;
  distance: number;
  priority: number;
  score: number;
}

/** What an order is made of. */
type Place = Rank & Pick<Hit, 'closeness'> & { page: PageRecord };

export interface RankedPage {
  page: PageRecord;
  hits: Hit[];
  place: Place;
}

/** How many pages are among the best matches, and how many hits. */
const BEST_PAGES = 3;
const MOST_BEST = 5;

/** More words first, then nearer to what was typed, then by weight, by the title as a whole, by relevance. */
const byPlace = (a: Place, b: Place): number =>
  b.count - a.count ||
  a.distance - b.distance ||
  b.priority - a.priority ||
  b.closeness - a.closeness ||
  (a.closeness && depthOf(a.page) - depthOf(b.page)) ||
  b.score - a.score;

/** Where many pages have the same title, the one above the others is meant. */
const depthOf = ({ link }: PageRecord): number => link.split('/').length;

const placeOf = (hit: Hit): Place => ({ ...hit, page: hit.unit.page });

/**
 * Orders what was found. A word counts for a page wherever on it it stands, so that a page with all the
 * words comes before a page with some, even when no single section has them all.
 *
 * @param words what was typed
 * @param perWord hits of each word
 * @param scope what the reader wants to see; words may be found outside of it on the same page
 * @returns pages, the best one first, each with its hits in order
 */
export function rank(
  units: readonly Unit[],
  words: readonly Chunk[],
  perWord: readonly WordHits[],
  scope: Scope,
): RankedPage[] {
  const closenessOf = closenessTo(words);
  const byPage = new Map<PageRecord, Hit[]>();
  for (const id of new Set(perWord.flatMap((hits) => [...hits.keys()]))) {
    const unit = units[id];
    if (!unit) continue;
    const found = perWord.map((hits) => hits.get(id));
    const own = rankOf(found);
    const closeness = own.count === words.length ? closenessOf(unit) : 0;
    const hit = { unit, words: found, ...own, closeness };
    const known = byPage.get(unit.page);
    if (known) known.push(hit);
    else byPage.set(unit.page, [hit]);
  }
  return [...byPage]
    .map(([page, hits]) => ({
      page,
      hits: hits
        .filter(({ unit }) => isInScope(unit, scope))
        .sort((a, b) => byPlace(placeOf(a), placeOf(b))),
      place: {
        ...rankOfPage(hits),
        page,
        closeness: Math.max(...hits.map((hit) => hit.closeness)),
      },
    }))
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => byPlace(a.place, b.place));
}

/** The first hit of each of the best pages, and whatever has the whole query in its title. */
export function bestOf(pages: readonly RankedPage[]): Hit[] {
  return pages
    .flatMap(({ hits, place }, number) =>
      hits.flatMap((hit, index) => {
        if (number < BEST_PAGES && index === 0) return { hit, place };
        return hit.closeness > 0 ? { hit, place: placeOf(hit) } : [];
      }),
    )
    .sort((a, b) => byPlace(a.place, b.place))
    .slice(0, MOST_BEST)
    .map(({ hit }) => hit);
}

function rankOf(words: readonly (WordHit | undefined)[]): Rank {
  const rank = { count: 0, distance: 0, priority: 0, score: 0 };
  for (const word of words) {
    if (!word) continue;
    rank.count += 1;
    rank.distance += word.distance;
    rank.priority += word.weight;
    rank.score += word.score;
  }
  return rank;
}

/** The rank of a page's best hit for each word, as if they stood in one place. */
function rankOfPage(hits: readonly Hit[]): Rank {
  const best: (WordHit | undefined)[] = [];
  for (const { words } of hits) {
    for (const [index, word] of words.entries()) {
      if (word && isBetter(word, best[index])) best[index] = word;
    }
  }
  return rankOf(best);
}

function isBetter(word: WordHit, known: WordHit | undefined): boolean {
  if (!known) return true;
  const byKind = known.distance - word.distance || word.weight - known.weight;
  return (byKind || word.score - known.score) > 0;
}
