import { describe, expect, it } from 'vitest';
import { cutIndex } from '../.dumi/theme/plugin/search-index/cutIndex';
import { createSearch } from '../.dumi/theme/search/createSearch';
import { createSearchInParts } from '../.dumi/theme/search/createSearchInParts';
import { type Scope, type SearchIndex, scopes } from '../.dumi/theme/search/types';
import { syntheticIndex } from '../benchmarks/support/synthetic-index';
import queries from './search/queries.json';
import { readIndex } from './support/search-files';

/** Besides the queries of the file: typing mistakes, pinyin, beginnings of words, several words, and odd ones. */
const more = [
  ...['butotn', 'notifcation', 'pagniation', 'seperators', 'tabel pagenation', '表各', '按扭 表各'],
  ...['biao', 'bg', 'anniu tijiao', 'tongzhi', 'a', 'an', 'co', 'antd', 'the', '表', '的'],
  ...['how to use', '分页 查询 表格 antd', '表格 rowKey', 'rowKey表格', 'ButtonExt onAsyncError'],
  ...['node-utils storage.get', 'configprovider', '按 钮', 'zzzzqqq', '鑫淼', '.*+?', '😀'],
];

/** Small pages: what is compared is the cutting, and 2,000 pages of the usual size take a minute. */
function manyPages(index: SearchIndex): SearchIndex {
  const pages = index.pages.map((page) => ({
    ...page,
    demos: page.demos.slice(0, 2),
    api: page.api.slice(0, 3),
  }));
  return syntheticIndex({ ...index, pages }, 4000, 2);
}

describe.each(['zh-CN', 'en-US'] as const)('%s', (lang) => {
  it.each([
    ['the site', (index: SearchIndex) => index],
    ['a site of 2,000 pages', manyPages],
  ] as const)('an index in parts has the results of one in one piece: %s', async (_, grow) => {
    const index = grow(readIndex(lang));
    const cut = cutIndex(index, '');
    const manifest = JSON.stringify(cut.manifest);
    const parts = new Map(Array.from(cut.parts, ([name, part]) => [name, JSON.stringify(part)]));
    const searchParts = () =>
      createSearchInParts(JSON.parse(manifest), async (name) => JSON.parse(parts.get(name) ?? ''));
    const whole = createSearch(index);
    // It has loaded more with each query, while the others have only what their query needs.
    const shared = searchParts();
    for (const query of [...queries[lang].map((entry) => entry.query), ...more]) {
      const own: readonly Scope[] = query === 'antd' || query === '表格' ? scopes : ['all'];
      for (const scope of own) {
        const expected = whole(query, scope);
        expect(await searchParts()(query, scope), query).toEqual(expected);
        expect(await shared(query, scope), query).toEqual(expected);
      }
    }
  });
});
