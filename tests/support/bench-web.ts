import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { base } from '../../.dumi/config/site';
import { formatTable, mostText, type Row, summarize } from './bench-table';
import { precompress } from './brotli';
import { browserFlags, findBrowser } from './browser';
import { root, startPreview } from './preview-server';
import { type Vitals, visit } from './web-vitals';

const DEFAULT_RUNS = 5;

/** What a reader may be asked to wait for; the numbers of the two pages come from the comparison. */
const budgets = {
  js: 110,
  lcp: { home: 750, longest: 950 },
  blocking: 150,
  shift: 0.01,
  navigation: { throttled: 300, unthrottled: 100 },
} as const;

type PageName = keyof typeof budgets.lcp;

/** Every value that was measured, by the row that it belongs to. */
type Samples = Map<string, Row>;

async function main() {
  const { values } = parseArgs({ options: { runs: { type: 'string' } } });
  const runs = Math.max(1, Math.trunc(Number(values.runs)) || DEFAULT_RUNS);
  const pages: Record<PageName, string> = { home: base, longest: base + longestPage() };
  // As a host has them: no visit waits for compression.
  precompress(path.join(root, 'dist'));
  const preview = await startPreview();
  const { origin } = preview;
  const samples: Samples = new Map();
  try {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: browserFlags(),
    });
    await measureAll(browser, runs, origin, pages, samples).finally(() => browser.close());
  } finally {
    await preview.close();
  }
  const rows = [...samples.values()];
  const title = `home ${pages.home}, longest ${pages.longest}; medians of ${runs} cold visits`;
  process.stdout.write(`${[title, ...formatTable(rows), ...summarize(rows)].join('\n')}\n`);
}

async function measureAll(
  browser: Browser,
  runs: number,
  origin: string,
  pages: Record<PageName, string>,
  samples: Samples,
) {
  // Fills the server's memory: no visit waits for compression.
  for (const pathname of Object.values(pages)) {
    await visit(browser, { url: origin + pathname, throttled: false, saveData: false });
  }
  for (let run = 0; run < runs; run += 1) {
    // In turn, so that a slow minute of the machine meets both pages.
    for (const name of Object.keys(pages) as PageName[]) {
      process.stderr.write(`run ${run + 1} of ${runs}, ${name}\n`);
      await measure(browser, name, origin + pages[name], samples);
    }
  }
}

/** All that is measured of one page in one run. */
async function measure(browser: Browser, name: PageName, url: string, samples: Samples) {
  const slow = await visit(browser, { url, throttled: true, saveData: false });
  const slowCold = await visit(browser, { url, throttled: true, saveData: true });
  const quick = await visit(browser, { url, throttled: false, saveData: false });
  const quickCold = await visit(browser, { url, throttled: false, saveData: true });

  // What the page itself needs; the other visit adds the pages that it prefetches.
  addVitals(samples, name, { ...slow.vitals, js: slowCold.vitals.js });
  const { throttled, unthrottled } = budgets.navigation;
  add(samples, `${name}: navigation, prefetched`, 'ms', throttled, slow.navigation);
  add(samples, `${name}: navigation, cold code`, 'ms', throttled, slowCold.navigation);
  add(samples, `${name}: navigation unthrottled, prefetched`, 'ms', unthrottled, quick.navigation);
  add(
    samples,
    `${name}: navigation unthrottled, cold code`,
    'ms',
    unthrottled,
    quickCold.navigation,
  );
}

function addVitals(samples: Samples, name: PageName, { js, lcp, blocking, shift }: Vitals) {
  add(samples, `${name}: JS at load`, 'KiB', budgets.js, js);
  add(samples, `${name}: largest contentful paint`, 'ms', budgets.lcp[name], lcp);
  add(samples, `${name}: total blocking time`, 'ms', budgets.blocking, blocking);
  add(samples, `${name}: layout shift`, '', budgets.shift, shift);
}

function add(samples: Samples, name: string, unit: Row['unit'], budget: number, value: number) {
  const row = samples.get(name) ?? { name, unit, budget, values: [] };
  samples.set(name, { ...row, values: [...row.values, value] });
}

/** The built page with the most text, as a path below the base. */
function longestPage(): string {
  const folder = path.join(root, 'dist');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('index.html') && !file.startsWith('~demos/'));
  const pages = files.map((file) => ({
    name: file.replace(/\/?index\.html$/, ''),
    html: readFileSync(path.join(folder, file), 'utf8'),
  }));
  return mostText(pages);
}

main().catch((error: Error) => {
  // Timings are no test: even where no browser starts, nothing fails.
  process.stderr.write(`${error.message}\n`);
});
