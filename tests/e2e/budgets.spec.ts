import budgets from '../budgets.json';
import { kinds, visitNames, weighVisit } from '../support/page-weight';
import { expect, test } from './test';

for (const name of visitNames) {
  test(`a first visit stays within its budget: ${name}`, async ({ page, baseURL }) => {
    const weight = await weighVisit(page, new URL(baseURL ?? '').origin, name);
    for (const kind of kinds) {
      expect(weight[kind], kind).toBeGreaterThan(0);
      expect(weight[kind] / 1024, `${kind}, KiB`).toBeLessThanOrEqual(budgets[name][kind]);
    }
  });
}
