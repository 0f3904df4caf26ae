import { closenesses, closenessTo } from './closeness';
import type { WordHit, WordHits } from './matchWord';
import type { Chunk } from './tokenize';
import type { Scope } from './types';
import { isInScope, type Unit, type UnitPage, weightOf } from './units';

/** A unit that holds at least one of the words. */
export interface Hit {
  unit: Unit;
  /** What was found of each word, undefined where a word is not here. */
  words: readonly (WordHit | undefined)[];
  /** Number of words that are here. */
  count: number;
  distance: number;
  priority: number;
  score: number;
  place: Place;
}

interface Rank {
  count: number;
  distance: number;
  priority: number;
  score: number;
}

/** What an order is made of. */
type Place = Rank & {
  /** Where many pages have the same title, the one above the others is meant. */
  depth: number;
  /** How near the title is to the whole query. */
  closeness: number;
};

export interface RankedPage {
  page: UnitPage;
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
  (a.closeness && a.depth - b.depth) ||
  b.score - a.score;

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
  const byPage = new Map<UnitPage, Hit[]>();
  const toQuery = closenessTo(words);
  const named = namedPages(units, words, perWord);
  for (const id of new Set(perWord.flatMap((hits) => [...hits.keys()]))) {
    const unit = units[id];
    if (!unit) continue;
    const found = perWord.map((hits) => hits.get(id));
    const own = rankOf(found);
    const place = placeOf(unit, found, own, { toQuery, named: named.get(unit.page) });
    const hit = { unit, words: found, ...own, place };
    const known = byPage.get(unit.page);
    if (known) known.push(hit);
    else byPage.set(unit.page, [hit]);
  }
  return [...byPage]
    .map(([page, hits]) => ({
      page,
      hits: hits
        .filter(({ unit }) => isInScope(unit, scope))
        .sort((a, b) => byPlace(a.place, b.place)),
      place: {
        ...rankOfPage(hits),
        depth: hits[0]?.unit.depth ?? 0,
        closeness: Math.max(...hits.map((hit) => hit.place.closeness)),
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
        return hit.place.closeness > 0 ? { hit, place: hit.place } : [];
      }),
    )
    .sort((a, b) => byPlace(a.place, b.place))
    .slice(0, MOST_BEST)
    .map(({ hit }) => hit);
}

interface NamedPage {
  /** The words that stand in the title of the page, or are another name of it. */
  titleHits: (WordHit | undefined)[];
  /** How near a title is to the other words; undefined when there are none. */
  toRest?: (unit: Unit) => number;
}

function namedPages(
  units: readonly Unit[],
  words: readonly Chunk[],
  perWord: readonly WordHits[],
): Map<UnitPage, NamedPage> {
  const named = new Map<UnitPage, NamedPage>();
  for (const [index, hits] of perWord.entries()) {
    for (const [id, hit] of hits) {
      const unit = units[id];
      if (unit?.kind !== 'page' || hit.distance > 0 || hit.weight < weightOf(unit, 'title'))
        continue;
      const known = named.get(unit.page) ?? { titleHits: [] };
      known.titleHits[index] = hit;
      named.set(unit.page, known);
    }
  }
  for (const page of named.values()) {
    const rest = words.filter((_, index) => !page.titleHits[index]);
    if (rest.length > 0) page.toRest = closenessTo(rest);
  }
  return named;
}

/**
 * Where a hit comes. A reader who types `表格 rowKey` means the row `rowKey` on a page about tables: the
 * words of the page's title count for a part of the page whose own title is the rest of the query.
 */
function placeOf(
  unit: Unit,
  found: readonly (WordHit | undefined)[],
  own: Rank,
  { toQuery, named }: { toQuery: (unit: Unit) => number; named?: NamedPage },
): Place {
  const { depth, kind } = unit;
  if (named && kind !== 'page' && named.toRest?.(unit) === closenesses.equal) {
    const together = found.map((word, index) => named.titleHits[index] ?? word);
    return { ...rankOf(together), depth, closeness: closenesses.equal };
  }
  return { ...own, depth, closeness: own.count === found.length ? toQuery(unit) : 0 };
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

/** The rank of a page's best hit for each word, as if they were one hit. */
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
