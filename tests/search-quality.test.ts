import { describe, expect, it } from 'vitest';
import { createSearch } from '../.dumi/theme/search/createSearch';
import queries from './search/queries.json';
import { readIndex } from './support/search-files';

/** Of the queries, the share whose page has to be the first one, and among the first three. */
const LEAST_FIRST = 0.9;
const LEAST_TOP_THREE = 0.98;

/** The search of a language over the index of the built site. */
const searchOf = (lang: string) => createSearch(readIndex(lang));

it('the file has at least 80 queries, half of them of each language', () => {
  const [zh, en] = [queries['zh-CN'], queries['en-US']];
  expect(zh.length + en.length).toBeGreaterThanOrEqual(80);
  expect(zh.length).toBe(en.length);
  for (const list of [zh, en]) {
    expect(new Set(list.map(({ query }) => query)).size).toBe(list.length);
  }
});

describe.each(['zh-CN', 'en-US'] as const)('%s', (lang) => {
  it('every query of the file leads to its page', () => {
    const search = searchOf(lang);
    const answers = queries[lang].map(({ query, page }) => {
      const { best, groups } = search(query, 'all');
      const results = [...best, ...groups.flatMap(({ hints }) => hints)];
      const found = results.map(({ link }) => link.replace(/(.)[?#].*$/, '$1')).slice(0, 3);
      const place = found.indexOf(page);
      return { place, said: `${query}: ${found.join(' ')}` };
    });
    const notFirst = answers.filter(({ place }) => place !== 0);
    const missed = answers.filter(({ place }) => place === -1);
    const shareBut = (others: unknown[]) => 1 - others.length / answers.length;
    // The numbers belong into the log of every run, also of one that passes.
    process.stdout.write(
      `search ${lang}: recall@1 ${shareBut(notFirst).toFixed(3)}, recall@3 ${shareBut(missed).toFixed(3)} of ${answers.length} queries\n`,
    );
    const textOf = (list: typeof answers) => list.map(({ said }) => said).join('\n');
    expect(shareBut(notFirst), textOf(notFirst)).toBeGreaterThanOrEqual(LEAST_FIRST);
    expect(shareBut(missed), textOf(missed)).toBeGreaterThanOrEqual(LEAST_TOP_THREE);
  });
});
