import path from 'node:path';
import type { Browser } from '@playwright/test';
import { base } from '../.dumi/config/site';
import { root } from '../tests/support/preview-server';
import { type Vitals, visit } from '../tests/support/web-vitals';
import { defineBench } from './support/bench';
import { precompress } from './support/brotli';
import { longestPage } from './support/longest-page';
import { formatTable, type Row, summarize } from './support/table';

/** What a reader may be asked to wait for; the numbers of the two pages come from the comparison. */
const budgets = {
  js: 86,
  lcp: { home: 750, longest: 950 },
  blocking: 150,
  shift: 0.01,
  navigation: { throttled: 300, unthrottled: 100 },
} as const;

type PageName = keyof typeof budgets.lcp;

/** Every value that was measured, by the row that it belongs to. */
type Samples = Map<string, Row>;

export default defineBench({
  about:
    'Prints how fast two pages are on a slow telephone, beside the budget. Needs `build` first.',
  options: { runs: { type: 'number', about: 'visits; the median is printed', default: 5 } },
  async run({ options: { runs }, openBrowser, openSite, progress }) {
    const pages: Record<PageName, string> = { home: base, longest: base + longestPage() };
    // As a host has them: no visit waits for compression.
    precompress(path.join(root, 'dist'));
    const { origin } = await openSite();
    const browser = await openBrowser();
    const samples: Samples = new Map();
    // Fills the server's memory: no visit waits for compression.
    for (const pathname of Object.values(pages)) {
      await visit(browser, { url: origin + pathname, throttled: false, saveData: false });
    }
    for (let run = 0; run < runs; run += 1) {
      // In turn, so that a slow minute of the machine meets both pages.
      for (const name of Object.keys(pages) as PageName[]) {
        progress(`run ${run + 1} of ${runs}, ${name}`);
        await measure(browser, name, origin + pages[name], samples);
      }
    }
    const rows = [...samples.values()];
    const title = `home ${pages.home}, longest ${pages.longest}; medians of ${runs} cold visits`;
    return [title, ...formatTable(rows), ...summarize(rows)];
  },
});

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
