import { rmSync } from 'node:fs';
import path from 'node:path';
import budgets from '../tests/budgets.json';
import { kinds, visitNames, visits, weighVisit } from '../tests/support/page-weight';
import { defineBench } from './support/bench';
import { precompress } from './support/brotli';
import { buildParts, type EntryScript, timeParts } from './support/entry-parts';
import { createWorkCopy } from './support/work-copy';

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

export default defineBench({
  about:
    'Prints what a first visit to each kind of page loads, beside its budget. Needs `build` first.',
  options: {
    parts: { type: 'boolean', about: 'what the entry script consists of, by a build of its own' },
  },
  async run({ options: { parts }, openBrowser, openSite, atEnd }) {
    if (parts) {
      const folder = createWorkCopy();
      atEnd(() => rmSync(folder, { recursive: true, force: true }));
      const script = buildParts(folder);
      const dist = path.join(folder, 'dist');
      precompress(dist);
      const { origin } = await openSite({ folder: dist });
      const browser = await openBrowser();
      const times = new Map<string, Map<string, number>>();
      for (const name of ['home', 'guide'] as const) {
        const url = `${origin}/mtools${visits[name].path}`;
        // Fills the server's memory.
        await timeParts(browser, url, script);
        times.set(name, await timeParts(browser, url, script));
      }
      return [...formatParts(script), '', ...formatTimes(times)];
    }
    const { origin } = await openSite({ compress: false });
    const browser = await openBrowser();
    const lines = ['brotli size at first visit (budget)'];
    for (const name of visitNames) {
      const page = await (await browser.newContext()).newPage();
      const weight = await weighVisit(page, origin, name);
      const cells = kinds.map(
        (kind) => `${kind} ${kib(weight[kind])} (${budgets[name][kind]} KiB)`,
      );
      lines.push(`${name.padEnd(18)} ${cells.join('   ')}`);
    }
    return lines;
  },
});

/** A line for each part: in the script, and compressed alone, which is more than its share of the whole. */
function formatParts({ size, parts }: EntryScript): string[] {
  return [
    `entry script: ${kib(size)} brotli`,
    `${''.padEnd(24)}${'raw'.padStart(10)}${'brotli alone'.padStart(14)}`,
    ...parts.map(
      ({ name, raw, compressed }) =>
        name.padEnd(24) + kib(raw).padStart(10) + kib(compressed).padStart(14),
    ),
  ];
}

/** A line for what the processor of a slow telephone is busy with until a page is hydrated; in ms. */
function formatTimes(times: ReadonlyMap<string, ReadonlyMap<string, number>>): string[] {
  const pages = [...times.keys()];
  const of = (page: string, name: string) => times.get(page)?.get(name) ?? 0;
  const names = [...new Set([...times.values()].flatMap((parts) => [...parts.keys()]))].sort(
    (a, b) => of(pages[0] ?? '', b) - of(pages[0] ?? '', a),
  );
  return [
    `evaluation and hydration on a slow telephone, ms${pages.map((page) => page.padStart(8)).join('')}`,
    ...names.map(
      (name) =>
        name.padEnd(48) + pages.map((page) => of(page, name).toFixed(0).padStart(8)).join(''),
    ),
  ];
}
