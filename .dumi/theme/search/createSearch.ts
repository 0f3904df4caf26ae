import MiniSearch, { type Options } from 'minisearch';
import type { Open } from './answerRequests';
import { type Engine, matchWord } from './matchWord';
import { present } from './present';
import { wordsOf } from './query';
import { bestOf, type Hit, rank } from './rank';
import type { Chunk } from './tokenize';
import type { Scope, SearchGroup, SearchIndex, SearchResults } from './types';
import { type Field, fields, textOf, tokenize, type Unit, unitsOf } from './units';

/** How much is shown of a page, and of all together. */
const MOST_PER_PAGE = 5;
const MOST_RESULTS = 40;

interface Document {
  id: number;
  unit: Unit;
}

export const engineOptions: Options<Document> = {
  fields: [...fields],
  extractField: ({ id, unit }, field) => (field === 'id' ? id : textOf(unit, field as Field)),
  tokenize,
  processTerm: (term) => term,
  searchOptions: { boost: { title: 3, keywords: 3 } },
};

/**
 * Makes the search of one language. It is built on MiniSearch 7 (MIT, no dependencies, under 6 KiB
 * brotli), chosen among three kept libraries that run in a browser without a server:
 *
 * - MiniSearch asks each term of a query for itself, as a prefix or with an edit distance, with a
 *   tokenizer of ours, scores each field (BM25F), and says of a hit which term was found in which field.
 *   The weights, the typos and the highlighting need just that.
 * - FlexSearch 0.8 forgives by phonetic encoders made for Latin scripts and has no edit distance; a
 *   result is an id in order of relevance, without score and without the terms that were found.
 * - Orama 3 has one tolerance for all terms of a query, also does not say which terms were found, and
 *   brings much that is not needed here: vectors, facets, geosearch.
 *
 * @param index what the build has written for the language
 * @returns a function from the reader's words to results
 */
export function createSearch(
  index: SearchIndex,
): (keywords: string, scope: Scope) => SearchResults {
  const units = unitsOf(index);
  const miniSearch = new MiniSearch(engineOptions);
  miniSearch.addAll(units.map((unit, id) => ({ id, unit })));
  const engine: Engine = { miniSearch, units, lacks: () => false };
  return (keywords, scope) => presentHits(findHits(engine, keywords, scope), index.groups);
}

/** Opens an index in one piece. */
export const openIndex: Open = async (url, load) => createSearch(checkIndex(await load(url)));

/** A host may respond with anything; what is not an index must not look like one without results. */
function checkIndex(value: unknown): SearchIndex {
  const index = value as Partial<SearchIndex> | null;
  if (!Array.isArray(index?.pages) || !Array.isArray(index.groups)) {
    throw new Error('The file is not a search index');
  }
  return index as SearchIndex;
}

/** What is shown of all that was found. */
export interface Found {
  words: readonly Chunk[];
  best: readonly Hit[];
  others: readonly Hit[];
}

/** Finds and orders the hits that are shown. */
export function findHits(engine: Engine, keywords: string, scope: Scope): Found {
  const words = wordsOf(keywords);
  const perWord = words.map((word) => matchWord(engine, word));
  const pages = rank(engine.units, words, perWord, scope);
  const shown = pages.slice(0, MOST_RESULTS).map((ranked) => ({
    ...ranked,
    hits: ranked.hits.slice(0, MOST_PER_PAGE),
  }));
  const best = bestOf(shown);
  const others = shown
    .flatMap(({ hits }) => hits.filter((hit) => !best.includes(hit)))
    .slice(0, MOST_RESULTS - best.length);
  return { words, best, others };
}

/** Makes results of the hits, in the groups of the navigation. */
export function presentHits(
  { words, best, others }: Found,
  groups: SearchIndex['groups'],
): SearchResults {
  const filled = groups.map((group, number): SearchGroup => {
    const hits = others.filter(({ unit }) => unit.page.group === number);
    return { ...group, hints: hits.map((hit) => present(hit, words)) };
  });
  return {
    best: best.map((hit) => present(hit, words)),
    groups: filled.filter(({ hints }) => hints.length > 0),
  };
}
