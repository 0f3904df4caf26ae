import budgets from '../budgets.json';
import { kinds, visitNames, weighVisit } from '../support/page-weight';
import { weighSearch } from '../support/search-weight';
import { expect, test } from './test';

// A visit that is weighed says itself what is fetched ahead.
test.use({ prefetching: true });

for (const name of visitNames) {
  test(`a first visit stays within its budget: ${name}`, async ({ page, baseURL }) => {
    const weight = await weighVisit(page, new URL(baseURL ?? '').origin, name);
    for (const kind of kinds) {
      expect(weight[kind], kind).toBeGreaterThan(0);
      expect(weight[kind] / 1024, `${kind}, KiB`).toBeLessThanOrEqual(budgets[name][kind]);
    }
  });
}

for (const prefix of ['', '/en-US']) {
  test(`index and worker of the search stay within their budget: ${prefix || '/'}`, async ({
    page,
  }) => {
    const weight = await weighSearch(page, `/mtools${prefix}/guide`);
    expect(weight).toBeGreaterThan(1024);
    expect(weight / 1024, 'KiB').toBeLessThanOrEqual(budgets.search);
  });
}
