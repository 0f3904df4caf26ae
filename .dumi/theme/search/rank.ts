import type { WordHit, WordHits } from './matchWord';
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
  score: number;
}

export interface RankedPage {
  page: PageRecord;
  hits: Hit[];
}

interface Rank {
  count: number;
  distance: number;
  priority: number;
  score: number;
}

/** More words first, then nearer to what was typed, then by weight, then by relevance. */
const byRank = (a: Rank, b: Rank): number =>
  b.count - a.count || a.distance - b.distance || b.priority - a.priority || b.score - a.score;

/**
 * Orders what was found. A word counts for a page wherever on it it stands, so that a page with all the
 * words comes before a page with some, even when no single section has them all.
 *
 * @param perWord hits of each word
 * @param scope what the reader wants to see; words may be found outside of it on the same page
 * @returns pages, the best one first, each with its hits in order
 */
export function rank(
  units: readonly Unit[],
  perWord: readonly WordHits[],
  scope: Scope,
): RankedPage[] {
  const byPage = new Map<PageRecord, Hit[]>();
  for (const id of new Set(perWord.flatMap((hits) => [...hits.keys()]))) {
    const unit = units[id];
    if (!unit) continue;
    const words = perWord.map((hits) => hits.get(id));
    const hit = { unit, words, ...rankOf(words) };
    const known = byPage.get(unit.page);
    if (known) known.push(hit);
    else byPage.set(unit.page, [hit]);
  }
  return [...byPage]
    .map(([page, hits]) => ({
      page,
      hits: hits.filter(({ unit }) => isInScope(unit, scope)).sort(byRank),
      rank: rankOfPage(hits),
    }))
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => byRank(a.rank, b.rank));
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
