import { beforeEach, describe, expect, it } from 'vitest';
import { answerRequests } from '../../search/answerRequests';
import { createSearch } from '../../search/createSearch';
import { createSearchInParts, openParts } from '../../search/createSearchInParts';
import {
  packAscending,
  packNumbers,
  unpackAscending,
  unpackNumbers,
} from '../../search/packNumbers';
import type { PageRecord, SearchIndex, SearchResults } from '../../search/types';
import { cutIndex } from './cutIndex';

/** Words that begin with all letters, so that they are in many parts. */
const wordOf = (number: number) =>
  [number % 23, (number * 7) % 19, (number * 5) % 17, number % 13]
    .map((at) => String.fromCharCode(97 + at))
    .join('') + number.toString(36);

const pages = Array.from({ length: 300 }, (_, number): PageRecord => {
  const words = Array.from({ length: 40 }, (_, at) => wordOf(number * 40 + at));
  return {
    link: `/page-${number}`,
    title: number === 7 ? 'Koalas' : `Page ${wordOf(number)}`,
    area: 'guide',
    group: 0,
    sections: [
      { anchor: '#text', title: 'Text', texts: [words.join(' '), number === 200 ? 'koalas' : ''] },
    ],
    demos: [],
    api: [],
  };
});
const index: SearchIndex = { groups: [{ title: 'Guide', priority: 1000 }], pages };
const { manifest, parts } = cutIndex(index, 'search.folder');

let loaded: string[] = [];
/** What comes in place of some parts, until it is removed. */
const broken = new Map<string, () => unknown>();

const load = async (name: string): Promise<unknown> => {
  loaded.push(name);
  const instead = broken.get(name);
  return instead ? instead() : JSON.parse(JSON.stringify(parts.get(name)));
};
const linksOf = ({ best, groups }: SearchResults) =>
  [...best, ...groups.flatMap(({ hints }) => hints)].map(({ link }) => link);

beforeEach(() => {
  loaded = [];
  broken.clear();
});

describe('an index in parts', () => {
  it('loads the parts with the words and with the results that are shown, each once', async () => {
    expect(parts.size).toBeGreaterThan(80);
    const search = createSearchInParts(manifest, load);
    const results = await search('koalas', 'all');
    expect(linksOf(results)).toEqual(['/page-7', '/page-200#text']);
    expect(results).toEqual(createSearch(index)('koalas', 'all'));
    const kinds = loaded.map((name) => name.replace(/\d+/, 'n')).sort();
    expect(kinds).toEqual(['terms-n', 'texts-n', 'texts-n']);
    await search('koalas', 'all');
    expect(loaded).toHaveLength(3);
  });

  it('loads lists of words of about the same length only for a word that is not found', async () => {
    const search = createSearchInParts(manifest, load);
    expect(linksOf(await search('kaolas', 'all'))).toEqual(['/page-7', '/page-200#text']);
    const lists = loaded.filter((name) => name.startsWith('words-'));
    expect(lists.sort()).toEqual(['words-5', 'words-6', 'words-7']);
  });

  it('is opened by its manifest alone, and its parts lie in a folder beside that', async () => {
    const urls: string[] = [];
    const answer = answerRequests((first) =>
      openParts(first, (url) => {
        urls.push(url);
        if (url === first) return Promise.resolve(manifest);
        return load(url.replace(/^.*\/|\.json$/g, ''));
      }),
    );
    await answer({ id: 1, action: 'generate-metadata', url: '/static/search.json' });
    expect(urls).toEqual(['/static/search.json']);
    const response = await answer({
      id: 2,
      action: 'get-search-result',
      keywords: 'koalas',
      scope: 'all',
    });
    expect(response).toMatchObject({ results: { best: [{ link: '/page-7' }, {}] } });
    expect(urls[1]).toMatch(/^\/static\/search\.folder\/terms-\d+\.json$/);
  });
});

describe('a part that does not come', () => {
  const failures: [string, () => unknown][] = [
    ['is missing', () => Promise.reject(new Error('404'))],
    ['is not JSON', () => JSON.parse('<!DOCTYPE html>')],
    ['is empty', () => null],
    ['is something else', () => ({ terms: 'none', units: 1 })],
  ];

  /** Names of the parts that a query needs. */
  async function partsFor(keywords: string): Promise<string[]> {
    loaded = [];
    await createSearchInParts(manifest, load)(keywords, 'all');
    const names = loaded;
    loaded = [];
    return names;
  }

  it.each(failures)(
    'because it %s: the rest is found, and the next query tries again',
    async (_, fail) => {
      const word = wordOf(1234);
      const own = await partsFor(word);
      const [terms = ''] = (await partsFor('koalas')).filter((name) => !own.includes(name));
      broken.set(terms, fail);
      const search = createSearchInParts(manifest, load);
      const results = await search(`koalas ${word}`, 'all');
      expect(results.incomplete).toBe(true);
      expect(linksOf(results)).toEqual(linksOf(createSearch(index)(word, 'all')));

      broken.clear();
      expect(await search(`koalas ${word}`, 'all')).toEqual(
        createSearch(index)(`koalas ${word}`, 'all'),
      );
    },
  );

  it('leaves out the results whose texts it has', async () => {
    const texts = (await partsFor('koalas')).filter((name) => name.startsWith('texts-'));
    broken.set(texts[0] ?? '', () => null);
    const search = createSearchInParts(manifest, load);
    const results = await search('koalas', 'all');
    expect(results.incomplete).toBe(true);
    expect(linksOf(results)).toHaveLength(1);
  });

  it('does not make a misspelt word of the one that it has', async () => {
    const [terms = ''] = await partsFor('koalas');
    broken.set(terms, () => null);
    const results = await createSearchInParts(manifest, load)('koalas', 'all');
    expect(results).toEqual({ best: [], groups: [], incomplete: true });
    expect(loaded).toEqual([terms]);
  });

  it('with a list of words is told too', async () => {
    broken.set('words-6', () => ({}));
    const results = await createSearchInParts(manifest, load)('koalaz', 'all');
    expect(results).toEqual({ best: [], groups: [], incomplete: true });
  });
});

it('packed numbers are the same when they are unpacked', () => {
  const numbers = [0, 1, 44, 45, 46, 57, 58, 2024, 2025, 91_124, 91_125, 10_000_000];
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
  expect(unpackAscending(packAscending(numbers))).toEqual(numbers);
  expect(JSON.stringify(packNumbers(numbers))).toHaveLength(packNumbers(numbers).length + 2);
  expect(() => unpackNumbers('ä')).toThrow('The file is not a part of a search index');
});
