import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { base } from '../.dumi/config/site';
import { liveDemo } from '../tests/support/demos';
import { createFixtureSite } from '../tests/support/fixture-site';
import { root } from '../tests/support/preview-server';
import { RECORD, SAVE_DATA } from '../tests/support/web-vitals';
import { defineBench } from './support/bench';
import { formatTable, type Row, summarize } from './support/table';

const DEMOS = 20;
const CPU_SLOWDOWN = 4;
/** A turn of the wheel, in px, and how often it comes, in ms: a reader who hurries. */
const STEP = 120;
const STEP_MS = 60;

const budgets = { block: 50, shift: 0.01 } as const;

/** A page with the demos of the site, as many as asked for, each a card of its own. */
function pageOfDemos(): Record<string, string> {
  const folder = path.join(root, 'docs/AntdExt/demo');
  const demos = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  const cards = Array.from({ length: DEMOS }, (_, index) => {
    const file = demos[index % demos.length];
    return `<code src="./demo/${file}" id="card-${index}">${file}</code>`;
  });
  return {
    'docs/index.md': '---\ntitle: mtools\nhero: { title: mtools, description: 示例 }\n---\n',
    'docs/guide/index.md': `---\ntitle: 示例\natomId: many\n---\n\n${cards.join('\n\n')}\n`,
    ...Object.fromEntries(
      demos.map((file) => [
        `docs/guide/demo/${file}`,
        readFileSync(path.join(folder, file), 'utf8'),
      ]),
    ),
  };
}

function build(site: string): void {
  const { status, stdout, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/dumi'),
    ['build'],
    {
      cwd: site,
      env: { ...process.env, APP_ROOT: site, NODE_ENV: 'production' },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`The page of demos cannot be built:\n${stdout}${stderr}`);
}

interface Scrolled {
  shift: number;
  /** Longest task of the main thread, in ms. */
  longest: number;
}

/** Scrolls through the page from its top to its end, until the last demo runs. */
async function scrollThrough(browser: Browser, url: string): Promise<Scrolled> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(RECORD + SAVE_DATA);
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    // What loading itself cost is measured elsewhere.
    await page.evaluate('window.__vitals.tasks = []');
    await page.mouse.move(700, 450);
    while (!(await isAtBottom(page))) {
      await page.mouse.wheel(0, STEP);
      await page.waitForTimeout(STEP_MS);
    }
    for (const card of await page.locator('.demo').all()) await liveDemo(card).waitFor();
    const { tasks, shift } = await page.evaluate<Recorded>('window.__vitals');
    return { shift, longest: Math.max(0, ...tasks.map(({ duration }) => duration)) };
  } finally {
    await context.close();
  }
}

interface Recorded {
  shift: number;
  tasks: { duration: number }[];
}

const isAtBottom = (page: Page) =>
  page.evaluate(
    () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
  );

export default defineBench({
  about: 'Builds a page of twenty demos and prints how it scrolls on a slow processor.',
  options: { runs: { type: 'number', about: 'runs; the median is printed', default: 3 } },
  async run({ options, openBrowser, openSite, atEnd }) {
    const site = createFixtureSite(pageOfDemos());
    atEnd(() => rmSync(site, { recursive: true, force: true }));
    build(site);
    const { origin } = await openSite({ folder: path.join(site, 'dist'), compress: false });
    const browser = await openBrowser();
    const measured: Scrolled[] = [];
    for (let run = 0; run < options.runs; run += 1) {
      measured.push(await scrollThrough(browser, `${origin}${base}guide`));
    }
    const rows: Row[] = [
      {
        name: 'longest task',
        unit: 'ms',
        budget: budgets.block,
        values: measured.map((m) => m.longest),
      },
      {
        name: 'layout shift',
        unit: '',
        budget: budgets.shift,
        values: measured.map((m) => m.shift),
      },
    ];
    const title = `${DEMOS} demos, scrolled through with the processor ${CPU_SLOWDOWN} times slower`;
    return [title, ...formatTable(rows), ...summarize(rows)];
  },
});
