import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../.dumi/config/locales';
import { readSources } from '../.dumi/theme/plugin/function-data/readPackages';
import { functionRecords } from '../.dumi/theme/plugin/function-data/searchRecords';
import { pageOf } from '../.dumi/theme/plugin/pages/pagesOf';
import { buildIndex } from '../.dumi/theme/plugin/search-index/buildIndex';
import { createSearch } from '../.dumi/theme/search/createSearch';

const root = path.resolve(__dirname, '..');
const packages = readSources(root);

const HAN = /\p{Script=Han}/u;

describe.each(locales)('the search in $id', ({ id: locale }) => {
  const ending = locale === 'zh-CN' ? '' : `.${locale}`;
  const prefix = locale === 'zh-CN' ? '' : `/${locale}`;
  const sources = packages.map(({ id }) => ({
    page: pageOf(`docs/guide/${id}${ending}.md`, `${prefix}/guide/${id}`, root),
    sharedPath: `/guide/${id}`,
  }));
  const index = buildIndex(sources, {
    apiOf: () => [],
    functionsOf: (name) =>
      functionRecords(
        packages.find(({ id }) => id === name),
        locale,
      ),
    isDebugDemo: () => false,
  });
  const search = createSearch(index);
  const linksOf = (query: string) => {
    const { best, groups } = search(query, 'all');
    return [...best, ...groups.flatMap(({ hints }) => hints)].map(({ link }) => link);
  };

  describe.each(index.pages)('on $link', ({ link, api, demos }) => {
    it('has no example of a function beside the function', () => {
      expect(demos).toEqual([]);
    });

    it('finds every function first by its name', () => {
      const notFirst = api.filter(({ title, anchor }) => linksOf(title)[0] !== link + anchor);
      expect(notFirst.map(({ title }) => `${title}: ${linksOf(title)[0]}`)).toEqual([]);
    });

    it('finds every function by a word for its purpose', () => {
      const missed = api.filter(({ anchor, keywords = [] }) => {
        const words = keywords.filter((word) => HAN.test(word) === (locale === 'zh-CN'));
        return !words.some((word) =>
          linksOf(word)
            .slice(0, 5)
            .includes(link + anchor),
        );
      });
      expect(missed.map(({ title }) => title)).toEqual([]);
    });
  });
});
