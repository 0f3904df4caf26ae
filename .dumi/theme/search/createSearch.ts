import MiniSearch from 'minisearch';
import { matchWord } from './matchWord';
import { present } from './present';
import { wordsOf } from './query';
import { bestOf, rank } from './rank';
import { pinyinTermsOf, termsOf } from './tokenize';
import type { Scope, SearchGroup, SearchIndex, SearchResults } from './types';
import { type Field, type Unit, unitsOf } from './units';

/** How much is shown of a page, and of all together. */
const MOST_PER_PAGE = 5;
const MOST_RESULTS = 40;

const FIELDS: Field[] = ['title', 'keywords', 'pinyin', 'text'];

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
  const miniSearch = new MiniSearch<{ id: number; unit: Unit }>({
    fields: FIELDS,
    extractField: ({ id, unit }, field) => (field === 'id' ? id : textOf(unit, field as Field)),
    tokenize: (text, field) => (field === 'pinyin' ? text.split(' ') : termsOf(text)),
    processTerm: (term) => term,
    searchOptions: { boost: { title: 3, keywords: 3 } },
  });
  miniSearch.addAll(units.map((unit, id) => ({ id, unit })));
  const engine = { miniSearch, units };

  return (keywords, scope) => {
    const words = wordsOf(keywords);
    const perWord = words.map((word) => matchWord(engine, word));
    const pages = rank(units, words, perWord, scope);
    const shown = pages.slice(0, MOST_RESULTS).map((ranked) => ({
      ...ranked,
      hits: ranked.hits.slice(0, MOST_PER_PAGE),
    }));
    const best = bestOf(shown);
    const others = shown
      .flatMap(({ hits }) => hits.filter((hit) => !best.includes(hit)))
      .slice(0, MOST_RESULTS - best.length);
    const groups = index.groups.map((group, number): SearchGroup => {
      const hits = others.filter(({ unit }) => unit.page.group === number);
      return { ...group, hints: hits.map((hit) => present(hit, words)) };
    });
    return {
      best: best.map((hit) => present(hit, words)),
      groups: groups.filter(({ hints }) => hints.length > 0),
    };
  };
}

function textOf(unit: Unit, field: Field): string {
  switch (field) {
    case 'title':
      return unit.title;
    case 'keywords':
      return unit.keywords?.join('\n') ?? '';
    case 'pinyin':
      return unit.pinyin ? pinyinTermsOf(unit.title, unit.pinyin).join(' ') : '';
    case 'text':
      return [...unit.texts, unit.code ?? ''].join('\n');
  }
}
