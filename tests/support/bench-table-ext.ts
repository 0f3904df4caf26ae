import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { formatTable, median, type Row, summarize } from './bench-table';
import { browserFlags, findBrowser } from './browser';

/** Runs of the cheap tables; those with Typography take seconds each. */
const RUNS = 7;
const TYPOGRAPHY_RUNS = 3;
const ROWS = 1_000;
const VIRTUAL_ROWS = 10_000;
const budgets = { ratio: 1.15, typography: 1 / 3 };

/** A table to draw: `TableExt`, antd's, or antd's with Typography in every cell. */
export interface BenchTable {
  table: 'ours' | 'antd' | 'typography';
  rows: number;
  virtual: boolean;
  /** Whether texts are longer than a cell is wide. */
  long: boolean;
}

/** What the page of the bench offers as `window.bench`. */
export interface TableBench {
  mount: (table: BenchTable) => Promise<void>;
  update: (table: BenchTable) => Promise<void>;
  unmount: () => Promise<void>;
}

declare global {
  interface Window {
    bench: TableBench;
  }
}

/** What is used here of esbuild, which is a part of tsx and no dependency of its own. */
interface Bundler {
  buildSync: (options: Record<string, unknown>) => { outputFiles: { text: string }[] };
}

interface Times {
  mount: number;
  update: number;
}

/** Bundles the page as an app would be, for production. */
function bundle(): string {
  const esbuild: Bundler = createRequire(require.resolve('tsx'))('esbuild');
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [path.join(__dirname, 'bench-table-ext-page.tsx')],
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

/** Time for which the main thread worked, in ms: rendering, effects, style and layout. */
async function measure(page: Page, url: string, table: BenchTable): Promise<Times> {
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  // In time of the thread, which other programs of a busy machine do not add to.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workedMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  // A small table first compiles the code; it is not counted.
  await page.evaluate((small) => window.bench.mount(small), { ...table, rows: 30 });
  await page.evaluate(() => window.bench.unmount());
  await session.send('HeapProfiler.collectGarbage');

  const before = await workedMs();
  await page.evaluate((full) => window.bench.mount(full), table);
  const mounted = await workedMs();
  await page.evaluate((full) => window.bench.update(full), table);
  const updated = await workedMs();
  await session.detach();
  return { mount: mounted - before, update: updated - mounted };
}

/** Measures tables in turn, so that a slow minute of the machine meets all of them. */
async function compare(page: Page, url: string, tables: readonly BenchTable[], runs: number) {
  const times = tables.map((): Times[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, table] of tables.entries()) {
      times[index]?.push(await measure(page, url, table));
    }
  }
  return times;
}

/** How long the first table took beside the second, run by run. */
function toRow(name: string, step: keyof Times, budget: number, [ours, other]: Times[][]): Row {
  const values = (ours ?? []).map((time, run) => time[step] / (other?.[run]?.[step] ?? Number.NaN));
  return { name, unit: '', budget, values };
}

function summarizeTimes(name: string, [ours, other]: Times[][]): string {
  const format = (times: Times[] | undefined, step: keyof Times) =>
    `${median((times ?? []).map((time) => time[step])).toFixed(0)} ms`;
  const steps = (['mount', 'update'] as const).map(
    (step) => `${step} ${format(ours, step)} and ${format(other, step)}`,
  );
  return `${name}: ours and the other: ${steps.join('; ')}`;
}

/** Prints what TableExt costs beside antd's Table, plain and with Typography, in the same run. */
async function main() {
  const script = bundle();
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><body><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  const cases = [
    { name: '1,000 rows', rows: ROWS, virtual: false, long: false, other: 'antd', runs: RUNS },
    {
      name: '10,000 rows, virtual',
      rows: VIRTUAL_ROWS,
      virtual: true,
      long: false,
      other: 'antd',
      runs: RUNS,
    },
    {
      name: 'Typography',
      rows: ROWS,
      virtual: false,
      long: true,
      other: 'typography',
      runs: TYPOGRAPHY_RUNS,
    },
  ] as const;
  const rows: Row[] = [];
  const lines: string[] = [];
  try {
    const page = await browser.newPage();
    for (const { name, other, runs, ...table } of cases) {
      const pair: BenchTable[] = [
        { ...table, table: 'ours' },
        { ...table, table: other },
      ];
      const times = await compare(page, url, pair, runs);
      const budget = other === 'antd' ? budgets.ratio : budgets.typography;
      rows.push(toRow(`${name}, mount`, 'mount', budget, times));
      rows.push(toRow(`${name}, update`, 'update', budget, times));
      lines.push(summarizeTimes(name, times));
    }
  } finally {
    await browser.close();
    server.close();
  }
  process.stdout.write(`${[...formatTable(rows), ...lines, ...summarize(rows)].join('\n')}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
