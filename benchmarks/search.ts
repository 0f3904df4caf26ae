import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { filesOf } from '../.dumi/theme/plugin/search-index/cutIndex';
import budgets from '../tests/budgets.json';
import queries from '../tests/search/queries.json';
import { compressedSize } from '../tests/support/compressed-size';
import { buildPartsWorker, readIndex, workerFile } from '../tests/support/search-files';
import { weighSearch } from '../tests/support/search-weight';
import { type BenchContext, defineBench } from './support/bench';
import { weighFirstQueries } from './support/first-query';
import { timeSearch } from './support/search-timing';
import { SECTIONS_PER_PAGE, syntheticIndex } from './support/synthetic-index';
import { formatTable, median, type Row, summarize } from './support/table';

const RUNS = 3;
/** Pages of the indexes that are measured. */
const SIZES = [50, 200, 500, 1000, 2000];

/** What a reader may be asked to wait for after the delay of 200 ms, in ms. */
const limits = { first: 100, later: 15, synthetic: 50, task: 50 } as const;

/** What a first query may load, with the worker, in KiB. */
const MOST_LOADED = 120;

const languages = [
  { lang: 'zh-CN', prefix: '', typed: ['anniu', '表格分页', 'uplaod', 'needThou', '三秒关闭'] },
  {
    lang: 'en-US',
    prefix: '/en-US',
    typed: ['butto', 'uplaod', 'needThou', 'table pager', 'async'],
  },
] as const;

export default defineBench({
  about: `Prints how fast the search answers, up to 2,000 pages, and what it loads, beside the limits. Needs
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
    ...(await measureGrowth(browser, url, { lang, typed, queries: own }, progress)),
  ];
}

/**
 * Later queries in indexes of growing size, when all that they need has been loaded; and what the first
 * query of a session loads.
 */
async function measureGrowth(
  browser: Browser,
  url: string,
  { lang, typed, queries }: { lang: string; typed: readonly string[]; queries: readonly string[] },
  progress: BenchContext['progress'],
): Promise<Row[]> {
  const index = readIndex(lang);
  const rows: Row[] = [];
  for (const size of SIZES) {
    progress(`${lang}: ${size} pages`);
    const files = filesOf(syntheticIndex(index, size * SECTIONS_PER_PAGE), lang);
    const { later } = await timeSearch(browser, {
      url,
      // Twice: the first time loads, and the time of the second is that of the search itself.
      queries: ['antd', ...typed, ...typed],
      index: files,
    });
    const name = `${lang}: ${size} pages`;
    rows.push(row(`${name}, later queries`, limits.synthetic, later.slice(typed.length)));
    const loaded = await weighFirstQueries(files, queries);
    const worker =
      files.parts.size > 0
        ? brotliCompressSync(await buildPartsWorker()).length
        : compressedSize(workerFile());
    rows.push({
      name: `${name}, first query`,
      unit: 'KiB',
      budget: MOST_LOADED,
      values: loaded.map((bytes) => (bytes + worker) / 1024),
    });
  }
  return rows;
}

const row = (name: string, budget: number, values: number[]): Row => ({
  name,
  unit: 'ms',
  budget,
  values,
});
