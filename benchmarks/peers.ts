import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { base } from '../.dumi/config/site';
import { root } from '../tests/support/preview-server';
import { type Visited, visit } from '../tests/support/web-vitals';
import { defineBench } from './support/bench';
import { precompress } from './support/brotli';
import { longestPage } from './support/longest-page';
import { alignColumns, format, formatSpread, median, type Row, warnOfNoise } from './support/table';
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

/** A row of the table: what each run measured in both sites. */
interface Compared {
  name: string;
  unit: Row['unit'];
  goal?: number;
  ours: number[];
  theirs: number[];
}

export default defineBench({
  about: `Builds the same Markdown with VitePress ${VITEPRESS} and prints how fast two pages of both sites are on a slow telephone, beside the goal. Needs \`build\` first, and a registry.`,
  options: { runs: { type: 'number', about: 'visits; the median is printed', default: 5 } },
  async run({ options: { runs }, openBrowser, openSite, atEnd, progress }) {
    // Both sites are served alike: compressed as well as can be, and kept by the browser.
    precompress(path.join(root, 'dist'));
    const { origin } = await openSite();
    progress(`building the site of VitePress ${VITEPRESS}`);
    const folder = createVitePressFolder();
    atEnd(() => rmSync(folder, { recursive: true, force: true }));
    const { dist, pages } = buildVitePress(folder);
    precompress(dist, /^assets\/.+\.(?:js|css)$/);
    const peer = await openSite({ folder: dist, immutable: ['assets'] });

    const browser = await openBrowser();
    const rows: Compared[] = [];
    const titles: string[] = [];
    for (const page of [HOME, longestPage(/^(?:en-US\/)?guide\//)]) {
      const places = await placesOf(browser, page, { ours: origin, theirs: peer.origin });
      titles.push(`${page}: the page switch goes to ${places.ours.target}`);
      const visits: { ours: Visits; theirs: Visits }[] = [];
      for (let run = 0; run < runs; run += 1) {
        progress(`run ${run + 1} of ${runs}, ${page}`);
        visits.push(await visitBoth(browser, places));
      }
      rows.push(...METRICS.map((metric) => compare(page, metric, visits)));
    }
    const head = ['', 'mtools', 'VitePress', 'ratio', 'goal', '', 'runs of mtools', 'of VitePress'];
    return [
      `VitePress ${VITEPRESS} with all ${pages} pages; medians of ${runs} cold visits`,
      ...titles,
      ...alignColumns([head, ...rows.map(cellsOf)], [1, 2, 3, 4]),
      ...warnOfNoise(rows.flatMap(bothOf)),
    ];
  },
});

const bothOf = ({ name, unit, ours, theirs }: Compared) => [
  { name: `${name} (mtools)`, unit, values: ours },
  { name: `${name} (VitePress)`, unit, values: theirs },
];

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

function compare(
  page: string,
  { name, unit, goal, of }: Metric,
  visits: { ours: Visits; theirs: Visits }[],
): Compared {
  return {
    name: `${page}: ${name}`,
    unit,
    goal,
    ours: visits.map(({ ours }) => of(ours)),
    theirs: visits.map(({ theirs }) => of(theirs)),
  };
}

function cellsOf({ name, unit, goal, ours, theirs }: Compared): string[] {
  const [our, their] = [median(ours), median(theirs)];
  return [
    name,
    format(our, unit),
    format(their, unit),
    their > 0 ? (our / their).toFixed(2) : '',
    goal === undefined ? '' : `≤ ${goal.toFixed(2)}`,
    goal === undefined ? '' : our <= goal * their ? 'kept' : 'MISSED',
    formatSpread(ours, unit),
    formatSpread(theirs, unit),
  ];
}
