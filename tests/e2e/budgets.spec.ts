import budgets from '../budgets.json';
import { kinds, measuredPages, weighVisit } from '../support/page-weight';
import { expect, test } from './test';

for (const name of Object.keys(measuredPages) as (keyof typeof measuredPages)[]) {
  test(`a first visit to the ${name} page stays within its budget`, async ({ page, baseURL }) => {
    const weight = await weighVisit(page, new URL(`/mtools${measuredPages[name]}`, baseURL).href);
    for (const kind of kinds) {
      expect(weight[kind], kind).toBeGreaterThan(0);
      expect(weight[kind] / 1024, `${kind}, KiB`).toBeLessThanOrEqual(budgets.pages[name][kind]);
    }
  });
}
