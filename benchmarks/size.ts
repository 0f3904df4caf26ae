import budgets from '../tests/budgets.json';
import { kinds, visitNames, weighVisit } from '../tests/support/page-weight';
import { defineBench } from './support/bench';

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

export default defineBench({
  about:
    'Prints what a first visit to each kind of page loads, beside its budget. Needs `build` first.',
  async run({ openBrowser, openSite }) {
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
