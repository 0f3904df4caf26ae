import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { base } from '../.dumi/config/site';
import { spawnDevServer } from '../tests/support/dev-server';
import { SAVE_DATA } from '../tests/support/web-vitals';
import { type BenchContext, defineBench } from './support/bench';
import { type Build, buildSite } from './support/build-site';
import { openFirstPage } from './support/first-page';
import { fitPage } from './support/foreign-page';
import { type GrowthFile, givePages, writePages } from './support/growth-pages';
import { createWorkCopy } from './support/work-copy';

const SIZES = '100,500,2000';

/** Bytes that a page may add to the entry script, compressed. */
const MOST_ENTRY_BYTES = 10;
/** Eight times the pages may take four times as long: times grow with this power of the pages. */
const MOST_POWER = Math.log(4) / Math.log(8);
const MOST_MEMORY = 4096;

/** What a build or a start of the development server leaves behind. */
const OUTPUT = ['dist', 'server', 'node_modules/.cache', '.dumi/tmp*'];

interface Measured {
  /** Markdown files of the site. */
  pages: number;
  build: Build;
  /** Sizes in bytes, compressed with Brotli where nothing else is said. */
  entry: number;
  search: number;
  searchRaw: number;
  page: { html: number; scripts: number; all: number };
  /** Until the development server shows the home page, in s. */
  start: number;
}

export default defineBench({
  about: `Prints what the site costs with more and more pages, beside the limits: its build, its entry script, its
search index, a page, and the start of the development server. Nothing is kept from one size to the next.`,
  options: {
    pages: {
      type: 'string',
      value: 'numbers',
      about: `Markdown files of the site, half of them in each language (default: ${SIZES})`,
    },
    from: {
      type: 'string',
      value: 'folder',
      about: 'takes the Markdown of a folder instead of generated pages',
    },
  },
  async run({ options, openBrowser, openSite, atEnd, progress }) {
    const sizes = (options.pages ?? SIZES).split(',').map(Number);
    const foreign = options.from ? readForeign(options.from) : undefined;
    const folder = createWorkCopy();
    atEnd(() => rmSync(folder, { recursive: true, force: true }));
    const own = globSync('docs/**/*.md', { cwd: folder }).length;
    for (const size of sizes) {
      if (!(size > own)) throw new Error(`--pages must be numbers above ${own}, not "${size}".`);
    }
    const browser = await openBrowser();
    const all: Measured[] = [];
    for (const pages of sizes) {
      progress(`${pages} pages`);
      const added = pages - own;
      const files = foreign ? givePages(added, foreign) : writePages(added);
      replacePages(folder, files);
      all.push({ pages, ...(await measure(folder, { browser, openSite })) });
    }
    return formatGrowth(all);
  },
});

function readForeign(folder: string): ReturnType<typeof fitPage>[] {
  const names = globSync('**/*.{md,mdx}', { cwd: folder, ignore: '**/node_modules/**' }).sort();
  if (names.length === 0) throw new Error(`There is no Markdown in ${folder}`);
  return names.map((name) => fitPage(name, readFileSync(path.join(folder, name), 'utf8')));
}

/** Leaves these pages beside those of the project, and commits them: each page shows the day of its commit. */
function replacePages(folder: string, files: readonly GrowthFile[]): void {
  for (const name of globSync(OUTPUT, { cwd: folder, dot: true, onlyFiles: false, deep: 3 })) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  for (const { path: name, text } of files) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const user = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com'];
  for (const args of [
    ['add', 'docs'],
    [...user, 'commit', '--quiet', '--message', 'pages'],
  ]) {
    const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')} fails:\n${stderr}`);
  }
}

async function measure(
  folder: string,
  { browser, openSite }: { browser: Browser } & Pick<BenchContext, 'openSite'>,
): Promise<Omit<Measured, 'pages'>> {
  const build = await buildSite(folder);
  const dist = path.join(folder, 'dist');
  const search = globSync(['static/search*', 'static/search*/**'], { cwd: dist });
  const { origin, close } = await openSite({ folder: dist, compress: false });
  const page = await weighPage(browser, origin, dist);
  await close();
  return {
    build,
    entry: sizeOf(dist, globSync('umi.*.js', { cwd: dist })),
    search: sizeOf(dist, search),
    searchRaw: search.reduce((sum, name) => sum + readFileSync(path.join(dist, name)).length, 0),
    page,
    start: await timeStart(browser, folder),
  };
}

/** What a first visit to a generated page loads, without the pages that are only prefetched. */
async function weighPage(
  browser: Browser,
  origin: string,
  dist: string,
): Promise<Measured['page']> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const names = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!response.ok() || !pathname.startsWith(base)) return;
    const name = decodeURI(pathname.slice(base.length));
    names.add(path.posix.extname(name) ? name : path.posix.join(name, 'index.html'));
  });
  await page.addInitScript(SAVE_DATA);
  await page.goto(`${origin}${base}handbook/page-1`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  const ending = (end: string) => [...names].filter((name) => name.endsWith(end));
  return {
    html: sizeOf(dist, ending('.html')),
    scripts: sizeOf(dist, ending('.js')),
    all: sizeOf(dist, [...names]),
  };
}

async function timeStart(browser: Browser, folder: string): Promise<number> {
  const page = await browser.newPage();
  const started = performance.now();
  const server = await spawnDevServer(folder, path.join(folder, 'node_modules/.bin/dumi'));
  try {
    await openFirstPage(page, server);
    return (performance.now() - started) / 1000;
  } finally {
    await page.close();
    await server.stop();
  }
}

const sizeOf = (folder: string, names: readonly string[]) =>
  names.reduce(
    (sum, name) => sum + brotliCompressSync(readFileSync(path.join(folder, name))).length,
    0,
  );

/** A column for each size; what has a limit says whether it is kept. */
function formatGrowth(all: readonly Measured[]): string[] {
  const [least] = all;
  if (!least) return [];
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
  const judge = (value: number, limit: number, format: (value: number) => string) =>
    `${format(value)} ${value <= limit ? '≤' : 'OVER'} ${format(limit)}`;
  const row = (name: string, cell: (measured: Measured) => string) => [name, ...all.map(cell)];
  const ofGrowth = (cell: (measured: Measured) => string) => (measured: Measured) =>
    measured === least ? '' : cell(measured);
  const rows = [
    row('pages', ({ pages }) => String(pages)),
    row('build', ({ build }) => seconds(build.seconds)),
    row(
      '  times the least',
      ofGrowth(({ build, pages }) =>
        judge(
          build.seconds / least.build.seconds,
          (pages / least.pages) ** MOST_POWER,
          (value) => `${value.toFixed(2)}×`,
        ),
      ),
    ),
    ...least.build.parts.map(({ name }) =>
      row(`  ${name}`, ({ build }) =>
        seconds(build.parts.find((part) => part.name === name)?.seconds ?? Number.NaN),
      ),
    ),
    row('processor', ({ build }) => seconds(build.processor)),
    row('memory', ({ build }) =>
      judge(build.memory, MOST_MEMORY, (value) => `${Math.round(value)} MiB`),
    ),
    row('entry script', ({ entry }) => kib(entry)),
    row(
      '  more for each page',
      ofGrowth(({ entry, pages }) =>
        judge(
          (entry - least.entry) / (pages - least.pages),
          MOST_ENTRY_BYTES,
          (value) => `${value.toFixed(1)} B`,
        ),
      ),
    ),
    row('search index', ({ search }) => kib(search)),
    row('  uncompressed', ({ searchRaw }) => kib(searchRaw)),
    row('a page: HTML', ({ page }) => kib(page.html)),
    row('a page: scripts', ({ page }) => kib(page.scripts)),
    row('a page: everything', ({ page }) => kib(page.all)),
    row('start to first page', ({ start }) => seconds(start)),
  ];
  const widths = [0, ...all.map((_, index) => index + 1)].map((column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ')
      .trimEnd(),
  );
}
