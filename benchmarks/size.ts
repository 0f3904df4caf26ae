import { rmSync } from 'node:fs';
import budgets from '../tests/budgets.json';
import { kinds, visitNames, weighVisit } from '../tests/support/page-weight';
import { defineBench } from './support/bench';
import { buildParts } from './support/entry-parts';
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
      return formatParts(buildParts(folder));
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
function formatParts({ size, parts }: ReturnType<typeof buildParts>): string[] {
  return [
    `entry script: ${kib(size)} brotli`,
    `${''.padEnd(24)}${'raw'.padStart(10)}${'brotli alone'.padStart(14)}`,
    ...parts.map(
      ({ name, raw, compressed }) =>
        name.padEnd(24) + kib(raw).padStart(10) + kib(compressed).padStart(14),
    ),
  ];
}
