import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { base } from '../.dumi/config/site';
import { root } from '../tests/support/preview-server';
import { type Visited, visit } from '../tests/support/web-vitals';
import { defineBench } from './support/bench';
import { precompress } from './support/brotli';
import { longestPage } from './support/longest-page';
import { alignColumns, format, formatSpread, median, type Row } from './support/table';
import { buildVitePress, createVitePressFolder, VITEPRESS } from './support/vitepress';

/** In English: without a Chinese font, a browser spends most of its time on looking for one, in both sites. */
const HOME = 'en-US';
/** What VitePress's default addresses end with. */
const ENDING = '.html';

/** Where a page is measured, and where its link leads, in one of the two sites. */
interface Place {
  url: string;
  /** Selector of the content with the link. */
  content: string;
  target: string;
}

/** The visits of one run. */
interface Visits {
  slow: Visited;
  quick: Visited;
  /** Without what is prefetched. */
  plain: Visited;
}

interface Metric {
  name: string;
  unit: Row['unit'];
  /** Ours must not be more than this share of theirs; 0 is an absolute goal. */
  goal?: number;
  of: (visits: Visits) => number;
}

const METRICS: readonly Metric[] = [
  { name: 'largest contentful paint', unit: 'ms', goal: 0.8, of: ({ slow }) => slow.vitals.lcp },
  { name: 'total blocking time', unit: 'ms', goal: 0.5, of: ({ slow }) => slow.vitals.blocking },
  { name: 'all at load', unit: 'KiB', goal: 0.75, of: ({ plain }) => plain.vitals.total },
  { name: 'JS at load', unit: 'KiB', of: ({ plain }) => plain.vitals.js },
  { name: 'layout shift', unit: '', goal: 0, of: ({ slow }) => slow.vitals.shift },
  { name: 'page switch, slow', unit: 'ms', goal: 0.9, of: ({ slow }) => slow.navigation },
  { name: 'page switch, fast', unit: 'ms', goal: 0.9, of: ({ quick }) => quick.navigation },
];

export default defineBench({
  about: `Builds the same Markdown with VitePress ${VITEPRESS} and prints how fast two pages of both sites are on a slow telephone, beside the goal. Needs \`build\` first, and a registry.`,
  options: { runs: { type: 'number', about: 'visits; the median is printed', default: 5 } },
  async run({ options: { runs }, openBrowser, openSite, atEnd, progress }) {
    const { origin } = await openSite();
    precompress(path.join(root, 'dist'));
    progress(`building the site of VitePress ${VITEPRESS}`);
    const folder = createVitePressFolder();
    atEnd(() => rmSync(folder, { recursive: true, force: true }));
    const { dist, pages } = buildVitePress(folder);
    // Both sites are served alike: compressed as well as can be, and kept by the browser.
    precompress(dist, /^assets\/.+\.(?:js|css)$/);
    const peer = await openSite({ folder: dist, immutable: ['assets'] });

    const browser = await openBrowser();
    const rows: string[][] = [];
    const titles: string[] = [];
    for (const page of [HOME, longestPage(/^(?:en-US\/)?guide\//)]) {
      const places = await placesOf(browser, page, { ours: origin, theirs: peer.origin });
      titles.push(`${page}: the page switch goes to ${places.ours.target}`);
      const ours: Visits[] = [];
      const theirs: Visits[] = [];
      for (let run = 0; run < runs; run += 1) {
        progress(`run ${run + 1} of ${runs}, ${page}`);
        const visits = await visitBoth(browser, places);
        ours.push(visits.ours);
        theirs.push(visits.theirs);
      }
      rows.push(...METRICS.map((metric) => rowOf(page, metric, ours, theirs)));
    }
    const head = ['', 'mtools', 'VitePress', 'ratio', 'goal', '', 'runs of mtools', 'of VitePress'];
    return [
      `VitePress ${VITEPRESS} with all ${pages} pages; medians of ${runs} cold visits`,
      ...titles,
      ...alignColumns([head, ...rows], [1, 2, 3, 4]),
    ];
  },
});

/** The page in both sites, with the first link of ours that theirs has as well. */
async function placesOf(
  browser: Browser,
  page: string,
  origins: { ours: string; theirs: string },
): Promise<{ ours: Place; theirs: Place }> {
  const ours = { url: origins.ours + base + page, content: 'main' };
  const theirs = {
    url: origins.theirs + base + (page === HOME ? `${page}/` : page + ENDING),
    content: '#VPContent',
  };
  const links = await linksOf(browser, ours);
  const others = await linksOf(browser, theirs);
  const target = links.find((link) => others.includes(link + ENDING));
  if (!target) throw new Error(`The two sites have no link in common on ${ours.url}`);
  return { ours: { ...ours, target }, theirs: { ...theirs, target: target + ENDING } };
}

/** The paths that links of the content lead to. Also has the server compress what the page needs. */
async function linksOf(
  browser: Browser,
  { url, content }: Omit<Place, 'target'>,
): Promise<string[]> {
  const page = await browser.newPage();
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    const links = await page
      .locator(`${content} a[href]`)
      .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href }) => href));
    const { origin, pathname } = new URL(url);
    return links
      .map((link) => new URL(link))
      .filter((link) => link.origin === origin && link.pathname !== pathname)
      .map((link) => link.pathname);
  } finally {
    await page.close();
  }
}

/** Visits both sites in turn, so that a slow minute of the machine meets both. */
async function visitBoth(
  browser: Browser,
  { ours, theirs }: { ours: Place; theirs: Place },
): Promise<{ ours: Visits; theirs: Visits }> {
  const both = async (throttled: boolean, saveData: boolean) => ({
    ours: await visit(browser, { ...ours, throttled, saveData }),
    theirs: await visit(browser, { ...theirs, throttled, saveData }),
  });
  const slow = await both(true, false);
  const quick = await both(false, false);
  const plain = await both(false, true);
  return {
    ours: { slow: slow.ours, quick: quick.ours, plain: plain.ours },
    theirs: { slow: slow.theirs, quick: quick.theirs, plain: plain.theirs },
  };
}

function rowOf(
  page: string,
  { name, unit, goal, of }: Metric,
  ours: readonly Visits[],
  theirs: readonly Visits[],
): string[] {
  const [our, their] = [ours.map(of), theirs.map(of)];
  const [value, other] = [median(our), median(their)];
  return [
    `${page}: ${name}`,
    format(value, unit),
    format(other, unit),
    other > 0 ? (value / other).toFixed(2) : '',
    goal === undefined ? '' : `≤ ${goal.toFixed(2)}`,
    goal === undefined ? '' : value <= goal * other ? 'kept' : 'MISSED',
    formatSpread(our, unit),
    formatSpread(their, unit),
  ];
}
