import { writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { type LocaleId, locales } from '../../.dumi/config/locales';
import {
  type DemoHeights,
  type Heights,
  heightsFile,
  readHeights,
} from '../../.dumi/theme/plugin/demo-heights';
import { browserFlags, findBrowser } from './browser';
import { measureHeights, wakeDemos } from './demo-heights';
import { type DemoPage, readDemoPages } from './demo-pages';
import { liveDemo } from './demos';
import { root, startPreview } from './preview-server';

/** Heights that differ less than this between two languages, in px, are kept as one. */
const LIKE_PX = 4;

/** Pages that are measured at the same time. */
const WINDOWS = 2;

type Measured = Map<string, Partial<Record<LocaleId, Heights>>>;

/**
 * Measures the demos of the built site and writes `docs/demo-heights.json`, as `pnpm measure:demos`. Names of
 * pages as arguments, such as `button-ext`, measure only these.
 */
async function main(names: string[]): Promise<void> {
  const pages = readDemoPages();
  const nameOf = ({ path }: DemoPage) => path.split('/').at(-1) ?? '';
  const unknown = names.filter((name) => !pages.some((page) => nameOf(page) === name));
  if (unknown.length > 0) {
    const known = [...new Set(pages.map(nameOf))].join(', ');
    throw new Error(
      `No page with demos is called ${unknown.join(', ')}. There are: ${known}. ` +
        'What is measured is the built site: after adding a page, run `pnpm build` first.',
    );
  }
  const wanted = pages.filter((page) => names.length === 0 || names.includes(nameOf(page)));
  const measured: Measured = new Map();
  const preview = await startPreview({ compress: false });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  const queue = [...wanted];
  const measureNext = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      await measure(browser, page, preview.origin, measured);
      process.stdout.write(`${page.path}\n`);
    }
  };
  try {
    await Promise.all(Array.from({ length: WINDOWS }, measureNext));
  } finally {
    await browser.close();
    await preview.close();
  }
  const known = names.length > 0 ? withoutDemosOf(wanted) : {};
  writeFileSync(heightsFile(root), serialize({ ...known, ...merge(measured) }));
}

async function measure(
  browser: Browser,
  { path, lang }: DemoPage,
  origin: string,
  measured: Measured,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.goto(`${origin}${path}`);
  await page.locator('html[data-hydrated]').waitFor();
  await wakeDemos(page);
  for (const card of await page.locator('.demo').all()) {
    await liveDemo(card).waitFor({ state: 'attached' });
  }
  for (const [id, [phone = 0, tablet = 0, desktop = 0]] of await measureHeights(page)) {
    measured.set(id, { ...measured.get(id), [lang]: [phone, tablet, desktop] });
  }
  await page.close();
}

/** What the file says of the demos of other pages. */
function withoutDemosOf(pages: DemoPage[]): DemoHeights {
  const ids = new Set(pages.flatMap(({ demos }) => demos));
  return Object.fromEntries(Object.entries(readHeights(root)).filter(([id]) => !ids.has(id)));
}

function merge(measured: Measured): DemoHeights {
  return Object.fromEntries(
    [...measured].map(([id, found]) => {
      const all = locales.flatMap(({ id: locale }) => {
        const heights = found[locale];
        return heights ? [[locale, heights] as const] : [];
      });
      const [first, ...others] = all.map(([, heights]) => heights);
      const isLike = others.every((heights) =>
        heights.every((height, index) => Math.abs(height - (first?.[index] ?? 0)) <= LIKE_PX),
      );
      return [id, first && isLike ? first : Object.fromEntries(all)];
    }),
  );
}

/** One line a demo, in the order of their ids, so that a diff shows which demos have changed. */
function serialize(heights: DemoHeights): string {
  const lines = Object.keys(heights)
    .sort()
    .map((id) => `  ${JSON.stringify(id)}: ${lineOf(heights[id])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

const lineOf = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/,/g, ', ')
    .replace(/:/g, ': ')
    .replace(/^\{(.*)\}$/, '{ $1 }');

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
