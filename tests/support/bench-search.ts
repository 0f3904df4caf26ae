import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { SearchIndex } from '../../.dumi/theme/search/types';
import budgets from '../budgets.json';
import queries from '../search/queries.json';
import { formatTable, median, type Row, summarize } from './bench-table';
import { browserFlags, findBrowser } from './browser';
import { root, startPreview } from './preview-server';
import { timeSearch } from './search-timing';
import { weighSearch } from './search-weight';
import { syntheticIndex } from './synthetic-index';

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

async function main() {
  const preview = await startPreview();
  const origin = `${preview.origin}/mtools`;
  const rows: Row[] = [];
  try {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: browserFlags(),
    });
    try {
      for (const language of languages) rows.push(...(await measure(browser, origin, language)));
    } finally {
      await browser.close();
    }
  } finally {
    await preview.close();
  }
  process.stdout.write(`${[...formatTable(rows), ...summarize(rows)].join('\n')}\n`);
}

async function measure(
  browser: Browser,
  origin: string,
  { lang, prefix, typed }: (typeof languages)[number],
): Promise<Row[]> {
  const url = `${origin}${prefix}/guide`;
  const context = await browser.newContext();
  const size = await weighSearch(await context.newPage(), url);
  await context.close();

  const own = [...typed, ...queries[lang].slice(0, 20).map(({ query }) => query)];
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    process.stderr.write(`${lang}: run ${run + 1} of ${RUNS}\n`);
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
    ...(await measureGrowth(browser, url, lang, typed)),
  ];
}

/** Later queries in indexes of growing size; the first one is there to wait for the index. */
async function measureGrowth(
  browser: Browser,
  url: string,
  lang: string,
  typed: readonly string[],
): Promise<Row[]> {
  const index = readIndex(lang);
  const rows: Row[] = [];
  for (const size of SIZES) {
    process.stderr.write(`${lang}: ${size} sections\n`);
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

main().catch((error: Error) => {
  // Timings are no test: even where no browser starts, nothing fails.
  process.stderr.write(`${error.message}\n`);
});
