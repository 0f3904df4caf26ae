import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { base } from '../.dumi/config/site';
import { liveDemo } from '../tests/support/demos';
import { type DevServer, spawnDevServer } from '../tests/support/dev-server';
import { defineBench } from './support/bench';
import { openFirstPage, START_TIMEOUT } from './support/first-page';
import { memoryOf } from './support/process-tree';
import { comparison, formatRatios, type Measured, measureCopies } from './support/ratios';

const EDIT_TIMEOUT = 40_000;
/** Pause between two edits, in ms: a writer who saves often. */
const BETWEEN_EDITS = 1_000;

const PAGE = 'antd-ext/button-ext';

interface Edit {
  name: string;
  file: string;
  change: (text: string, number: number) => string;
  /** Resolves when the edit is on the screen. */
  seen: (page: Page, number: number) => Promise<unknown>;
}

const timeout = EDIT_TIMEOUT;

const seenAttribute = (page: Page, number: number) =>
  page.locator(`[data-bench="${number}"]`).first().waitFor({ state: 'attached', timeout });

const edits: Edit[] = [
  {
    name: 'saved Markdown to screen',
    file: 'docs/AntdExt/ButtonExt.md',
    change: (text, number) => `${text}\n\nBench ${number}.\n`,
    seen: (page, number) => page.getByText(`Bench ${number}.`).waitFor({ timeout }),
  },
  {
    name: 'saved demo to screen',
    file: 'docs/AntdExt/demo/button-ext/async.tsx',
    change: (text, number) => text.replace('<ButtonExt', `<ButtonExt data-bench="${number}"`),
    seen: seenAttribute,
  },
  {
    name: 'saved component source to screen',
    file: 'src/antd-ext/src/button-ext/ButtonExt.tsx',
    change: (text, number) => text.replace('<Button\n', `<Button\n data-bench="${number}"\n`),
    seen: seenAttribute,
  },
  {
    name: 'saved theme stylesheet to screen',
    file: '.dumi/theme/styles/tokens.css',
    change: (text, number) => `${text}\n:root { --bench: ${number}; }\n`,
    seen: (page, number) =>
      page.waitForFunction(
        (value) =>
          getComputedStyle(document.documentElement).getPropertyValue('--bench').trim() === value,
        String(number),
        { timeout },
      ),
  },
  {
    name: 'saved theme component to screen',
    file: '.dumi/theme/layouts/DocLayout/PageTitle.tsx',
    change: (text, number) => text.replace('<h1>', `<h1 data-bench="${number}">`),
    seen: seenAttribute,
  },
];

interface Start {
  first: number;
  component: number;
}

/** From the start of the server until the home page, and then a component page with a live demo, are shown. */
async function measureStart(page: Page, server: DevServer, started: number): Promise<Start> {
  await openFirstPage(page, server);
  const first = performance.now() - started;
  await page.goto(`${server.origin}${base}${PAGE}`, { timeout: START_TIMEOUT });
  await showDemo(page);
  return { first, component: performance.now() - started };
}

/** Scrolls to the first demo, which runs only where a reader sees it. */
async function showDemo(page: Page): Promise<void> {
  const card = page.locator('.demo').first();
  await card.waitFor({ timeout: START_TIMEOUT });
  await card.scrollIntoViewIfNeeded();
  await liveDemo(card).waitFor({ timeout: START_TIMEOUT });
}

/**
 * Saves a file several times, and waits for each edit to be on the screen.
 *
 * @returns seconds; none if an edit is never seen
 */
async function measureEdit(
  page: Page,
  folder: string,
  edit: Edit,
  times: number,
): Promise<Measured> {
  const file = path.join(folder, edit.file);
  const text = readFileSync(file, 'utf8');
  const values: number[] = [];
  let reloads = 0;
  const handleLoad = () => {
    reloads += 1;
    showDemo(page).catch(() => undefined);
  };
  page.on('load', handleLoad);
  for (let number = 1; number <= times; number += 1) {
    const changed = edit.change(text, number);
    if (changed === text) throw new Error(`This bench does not know how to edit ${edit.file}`);
    await setTimeout(BETWEEN_EDITS);
    const saved = performance.now();
    writeFileSync(file, changed);
    const seen = await edit.seen(page, number).then(
      () => true,
      () => false,
    );
    if (!seen) {
      process.stderr.write(`${edit.name}: not seen within ${EDIT_TIMEOUT / 1000} s\n`);
      break;
    }
    values.push((performance.now() - saved) / 1000);
  }
  page.off('load', handleLoad);
  if (reloads) process.stderr.write(`${edit.name}: reloaded the page ${reloads} times\n`);
  writeFileSync(file, text);
  await setTimeout(BETWEEN_EDITS * 5);
  await showDemo(page);
  return { name: edit.name, unit: 's', values };
}

async function measureSite(
  browser: Browser,
  folder: string,
  { times, settle }: { times: number; settle: number },
): Promise<Measured[]> {
  const binary = path.join(folder, 'node_modules/.bin/dumi');
  const measured: Measured[] = [];
  const add = (name: string, milliseconds: number) =>
    measured.push({ name, unit: 's', values: [milliseconds / 1000] });

  for (const cache of ['cold', 'warm'] as const) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const started = performance.now();
    const server = await spawnDevServer(folder, binary);
    try {
      const { first, component } = await measureStart(page, server, started);
      add(`${cache}: start to first page`, first);
      add(`${cache}: first page to a component page with a live demo`, component - first);
      if (cache === 'cold') {
        for (const edit of edits) measured.push(await measureEdit(page, folder, edit, times));
        const memory = memoryOf(server.pid);
        measured.push({ name: 'memory after these edits', unit: 'MiB', values: [memory] });
        await setTimeout(settle * 1000);
      }
    } finally {
      await page.close();
      await server.interrupt();
    }
  }
  return measured;
}

export default defineBench({
  about: 'Prints how long a writer waits for the development server.',
  options: {
    ...comparison,
    edits: { type: 'number', about: 'edits of each kind; the median is printed', default: 5 },
    settle: {
      type: 'number',
      about: 'quiet seconds before the server is stopped, for its cache',
      default: 10,
      min: 0,
    },
  },
  async run({ options, openBrowser }) {
    const browser = await openBrowser();
    const times = { times: options.edits, settle: options.settle };
    const runs = await measureCopies(
      (folder) => measureSite(browser, folder, times),
      options.against,
    );
    return formatRatios(runs, options);
  },
});
