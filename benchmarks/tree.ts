import type { Page } from '@playwright/test';
import { defineBench } from './support/bench';
import { servePage } from './support/page';
import { formatTable, median, type Row, summarize } from './support/table';

const MAX_RATIO = 1.2;
/** How often each tree is measured, beside the other; drawing every node takes seconds. */
const RUNS = { scrolled: 61, all: 7 };
/** The first mounts compile the code; they are not counted. */
const WARM_UPS = 2;

const mount = (page: Page) => page.evaluate(() => window.mountTree());

/** Mounts of both trees in turn, in ms, so that a slow minute of the machine meets both. */
async function measure(ours: Page, antd: Page, runs: number) {
  for (let run = 0; run < WARM_UPS; run += 1) {
    await mount(ours);
    await mount(antd);
  }
  const times = { ours: [] as number[], antd: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    times.ours.push(await mount(ours));
    times.antd.push(await mount(antd));
  }
  return times;
}

export default defineBench({
  about: "Prints what it costs to mount 10,000 nodes with menus, beside antd's tree without any.",
  async run({ openBrowser, atEnd }) {
    const url = await servePage('tree.tsx', { atEnd });
    const browser = await openBrowser();
    const rows: Row[] = [];
    const exact: string[] = [];
    for (const [kind, runs] of Object.entries(RUNS)) {
      const [ours, antd] = [await browser.newPage(), await browser.newPage()];
      await ours.goto(`${url}?${kind}`);
      await antd.goto(`${url}?${kind}&antd`);
      const times = await measure(ours, antd, runs);
      const values = times.ours.map((time, run) => time / (times.antd[run] ?? Number.NaN));
      rows.push({ name: `TreeExt / Tree, ${kind}`, unit: '', budget: MAX_RATIO, values });
      exact.push(
        `${kind}: TreeExt ${median(times.ours).toFixed(1)} ms, antd ${median(times.antd).toFixed(1)} ms`,
      );
      await ours.close();
      await antd.close();
    }
    return [...formatTable(rows), ...exact, ...summarize(rows)];
  },
});
