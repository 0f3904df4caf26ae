import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { SearchIndex } from '../.dumi/theme/search/types';
import budgets from '../tests/budgets.json';
import queries from '../tests/search/queries.json';
import { root } from '../tests/support/preview-server';
import { weighSearch } from '../tests/support/search-weight';
import { type BenchContext, defineBench } from './support/bench';
import { timeSearch } from './support/search-timing';
import { syntheticIndex } from './support/synthetic-index';
import { formatTable, median, type Row, summarize } from './support/table';

const RUNS = 3;
const SIZES = [100, 500, 1000, 2000, 5000];

/** What a reader may be asked to wait for after the delay of 200 ms, in ms. */
const limits = { first: 100, later: 15, synthetic: 50, task: 50 } as const;

const languages = [
  { lang: 'zh-CN', prefix: '', typed: ['anniu', '表格分页', 'uplaod', 'needThou', '三秒关闭'] },
  {
    lang: 'en-US',
    prefix: '/en-US',
    typed: ['butto', 'uplaod', 'needThou', 'table pager', 'async'],
  },
] as const;

export default defineBench({
  about: `Prints how fast the search answers, up to 5,000 sections, and what it loads, beside the limits. Needs
\`build\` first.`,
  async run({ openBrowser, openSite, progress }) {
    const { origin } = await openSite();
    const browser = await openBrowser();
    const rows: Row[] = [];
    for (const language of languages) {
      rows.push(...(await measure(browser, `${origin}/mtools`, language, progress)));
    }
    return [...formatTable(rows), ...summarize(rows)];
  },
});

async function measure(
  browser: Browser,
  origin: string,
  { lang, prefix, typed }: (typeof languages)[number],
  progress: BenchContext['progress'],
): Promise<Row[]> {
  const url = `${origin}${prefix}/guide`;
  const context = await browser.newContext();
  const size = await weighSearch(await context.newPage(), url);
  await context.close();

  const own = [...typed, ...queries[lang].slice(0, 20).map(({ query }) => query)];
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    progress(`${lang}: run ${run + 1} of ${RUNS}`);
    runs.push(await timeSearch(browser, { url, queries: own }));
  }
  return [
    {
      name: `${lang}: index and worker`,
      unit: 'KiB',
      budget: budgets.search,
      values: [size / 1024],
    },
    row(
      `${lang}: first query of a session`,
      limits.first,
      runs.map(({ first }) => first),
    ),
    row(
      `${lang}: later queries, median`,
      limits.later,
      runs.map(({ later }) => median(later)),
    ),
    row(
      `${lang}: later queries, slowest`,
      limits.synthetic,
      runs.map(({ later }) => Math.max(...later)),
    ),
    row(
      `${lang}: longest task of the page`,
      limits.task,
      runs.map(({ longestTask }) => longestTask),
    ),
    ...(await measureGrowth(browser, url, { lang, typed }, progress)),
  ];
}

/** Later queries in indexes of growing size; the first one is there to wait for the index. */
async function measureGrowth(
  browser: Browser,
  url: string,
  { lang, typed }: { lang: string; typed: readonly string[] },
  progress: BenchContext['progress'],
): Promise<Row[]> {
  const index = readIndex(lang);
  const rows: Row[] = [];
  for (const size of SIZES) {
    progress(`${lang}: ${size} sections`);
    const synthetic = syntheticIndex(index, size);
    const { later } = await timeSearch(browser, {
      url,
      queries: ['antd', ...typed],
      index: synthetic,
    });
    rows.push(row(`${lang}: ${size} sections`, limits.synthetic, later));
  }
  return rows;
}

const row = (name: string, budget: number, values: number[]): Row => ({
  name,
  unit: 'ms',
  budget,
  values,
});

function readIndex(lang: string): SearchIndex {
  const folder = path.join(root, 'dist/static');
  const name = readdirSync(folder).find((file) => file.startsWith(`search.${lang}.`));
  if (!name) throw new Error(`There is no search index of ${lang} in ${folder}`);
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as SearchIndex;
}
