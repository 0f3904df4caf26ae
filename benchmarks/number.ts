import type { Page } from '@playwright/test';
import { defineBench } from './support/bench';
import { servePage, workedMs } from './support/page';
import { formatTable, median, type Row, summarize } from './support/table';

const KEYS = '123456789.12';
/** How many fields are typed into in one run. */
const FIELDS = 5;
const budgets = { keyMs: 16, ratio: 1.2 };

/** Time that the main thread worked for one key, in ms: events, rendering, style and layout. */
async function measure(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const fields = page.getByRole('spinbutton');
  // The first keys compile the code; they are not counted.
  await fields.last().focus();
  await page.keyboard.type(KEYS);

  let worked = 0;
  for (let index = 0; index < FIELDS; index += 1) {
    await fields.nth(index).focus();
    const before = await workedMs(session);
    await page.keyboard.type(KEYS);
    worked += (await workedMs(session)) - before;
  }
  await session.detach();
  return worked / (FIELDS * KEYS.length);
}

export default defineBench({
  about:
    "Prints what a key costs in a form of 200 ProInputNumber, beside antd's own field in the same run.",
  options: { runs: { type: 'number', about: 'runs; the median is printed', default: 7 } },
  async run({ options, openBrowser, atEnd }) {
    const url = await servePage('number.tsx', { atEnd });
    const page = await (await openBrowser()).newPage();
    const ours: number[] = [];
    const antd: number[] = [];
    for (let run = 0; run < options.runs; run += 1) {
      // In turn, so that a slow minute of the machine meets both.
      ours.push(await measure(page, url));
      antd.push(await measure(page, `${url}?antd`));
    }
    const ratios = ours.map((value, run) => value / (antd[run] ?? Number.NaN));
    const rows: Row[] = [
      { name: 'ProInputNumber, a key', unit: 'ms', budget: budgets.keyMs, values: ours },
      { name: "beside antd's InputNumber", unit: '', budget: budgets.ratio, values: ratios },
    ];
    const exact = `ours ${median(ours).toFixed(2)} ms, antd ${median(antd).toFixed(2)} ms`;
    return [...formatTable(rows), exact, ...summarize(rows)];
  },
});
