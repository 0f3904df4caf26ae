import queries from '../search/queries.json';
import { foundPages, openSearch } from '../support/search';
import { expect, test } from './test';

const languages = [
  { lang: 'zh-CN', prefix: '' },
  { lang: 'en-US', prefix: '/en-US' },
] as const;

/** Of the queries, the share whose page has to be the first one, and among the first three. */
const LEAST_FIRST = 0.9;
const LEAST_TOP_THREE = 0.98;

test('the file has at least 80 queries, half of them of each language', () => {
  const [zh, en] = [queries['zh-CN'], queries['en-US']];
  expect(zh.length + en.length).toBeGreaterThanOrEqual(80);
  expect(zh.length).toBe(en.length);
  for (const list of [zh, en]) {
    expect(new Set(list.map(({ query }) => query)).size).toBe(list.length);
  }
});

for (const { lang, prefix } of languages) {
  test(`every query of the file leads to its page: ${lang}`, async ({ page }) => {
    await page.goto(`/mtools${prefix}/guide`);
    const box = await openSearch(page);
    const notFirst: string[] = [];
    const missed: string[] = [];
    let [first, topThree] = [0, 0];
    for (const { query, page: wanted } of queries[lang]) {
      const found = (await foundPages(page, box, query)).slice(0, 3);
      if (found[0] === wanted) first += 1;
      else notFirst.push(`${query}: ${found.join(' ')}`);
      if (found.includes(wanted)) topThree += 1;
      else missed.push(`${query}: ${found.join(' ')}`);
    }
    const share = (count: number) => count / queries[lang].length;
    // The numbers belong into the log of every run, also of one that passes.
    process.stdout.write(
      `\nsearch ${lang}: recall@1 ${share(first).toFixed(3)}, recall@3 ${share(topThree).toFixed(3)} of ${queries[lang].length} queries\n`,
    );
    expect(share(first), notFirst.join('\n')).toBeGreaterThanOrEqual(LEAST_FIRST);
    expect(share(topThree), missed.join('\n')).toBeGreaterThanOrEqual(LEAST_TOP_THREE);
  });
}
