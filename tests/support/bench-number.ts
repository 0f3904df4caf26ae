import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { formatTable, median, type Row, summarize } from './bench-table';
import { browserFlags, findBrowser } from './browser';

const RUNS = 7;
const KEYS = '123456789.12';
/** How many fields are typed into in one run. */
const FIELDS = 5;
const budgets = { keyMs: 16, ratio: 1.2 };

/** What is used here of esbuild, which is a part of tsx and no dependency of its own. */
interface Bundler {
  buildSync: (options: Record<string, unknown>) => { outputFiles: { text: string }[] };
}

/** Bundles the page as an app would be, for production. */
function bundle(): string {
  const esbuild: Bundler = createRequire(require.resolve('tsx'))('esbuild');
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [path.join(__dirname, 'bench-number-page.tsx')],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The page of the bench has no script');
  return file.text;
}

/** Time that the main thread worked for one key, in ms: events, rendering, style and layout. */
async function measure(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const workedMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const fields = page.getByRole('spinbutton');
  // The first keys compile the code; they are not counted.
  await fields.last().focus();
  await page.keyboard.type(KEYS);

  let worked = 0;
  for (let index = 0; index < FIELDS; index += 1) {
    await fields.nth(index).focus();
    const before = await workedMs();
    await page.keyboard.type(KEYS);
    worked += (await workedMs()) - before;
  }
  await session.detach();
  return worked / (FIELDS * KEYS.length);
}

/** Prints what a key costs in a form of 200 fields, beside antd's own field in the same run. */
async function main() {
  const script = bundle();
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><body><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  const ours: number[] = [];
  const antd: number[] = [];
  try {
    const page = await browser.newPage();
    for (let run = 0; run < RUNS; run += 1) {
      // In turn, so that a slow minute of the machine meets both.
      ours.push(await measure(page, origin));
      antd.push(await measure(page, `${origin}?antd`));
    }
  } finally {
    await browser.close();
    server.close();
  }
  const ratios = ours.map((value, run) => value / (antd[run] ?? Number.NaN));
  const rows: Row[] = [
    { name: 'ProInputNumber, a key', unit: 'ms', budget: budgets.keyMs, values: ours },
    { name: "beside antd's InputNumber", unit: '', budget: budgets.ratio, values: ratios },
  ];
  const exact = `ours ${median(ours).toFixed(2)} ms, antd ${median(antd).toFixed(2)} ms`;
  process.stdout.write(`${[...formatTable(rows), exact, ...summarize(rows)].join('\n')}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
