import type { Page } from '@playwright/test';
import { defineBench } from './support/bench';
import { servePage, workedMs } from './support/page';
import { formatTable, median, type Row, summarize } from './support/table';

/** Runs of the cheap tables; those with Typography take seconds each. */
const RUNS = 15;
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

interface Times {
  mount: number;
  update: number;
}

/** Time for which the main thread worked, in ms: rendering, effects, style and layout. */
async function measure(page: Page, url: string, table: BenchTable): Promise<Times> {
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  // In time of the thread, which other programs of a busy machine do not add to.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  // A small table first compiles the code; it is not counted.
  await page.evaluate((small) => window.bench.mount(small), { ...table, rows: 30 });
  await page.evaluate(() => window.bench.unmount());
  await session.send('HeapProfiler.collectGarbage');

  const before = await workedMs(session);
  await page.evaluate((full) => window.bench.mount(full), table);
  const mounted = await workedMs(session);
  await page.evaluate((full) => window.bench.update(full), table);
  const updated = await workedMs(session);
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

export default defineBench({
  about: `Prints what TableExt costs with 1,000 and, virtual, 10,000 rows beside antd's Table, also with Typography
in every cell, in the same run.`,
  async run({ openBrowser, atEnd }) {
    const url = await servePage('table.tsx', { atEnd });
    const page = await (await openBrowser()).newPage();
    const rows: Row[] = [];
    const lines: string[] = [];
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
    return [...formatTable(rows), ...lines, ...summarize(rows)];
  },
});
