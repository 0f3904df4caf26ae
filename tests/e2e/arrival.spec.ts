import type { Page } from '@playwright/test';
import { openSearch, query } from '../support/search';
import { expect, hydrated, test } from './test';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls as far as given. */
async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => scrolled(page)).toBe(y);
}

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the page stays where it is when something in the header gets the focus', async ({
      page,
    }) => {
      await page.goto('/mtools/guide/node-service');
      await hydrated(page);
      for (const label of ['深色', '浅色']) {
        await scrollTo(page, 1500);
        // As a click on its label does; Playwright's own click may scroll first.
        await page.getByRole('radio', { name: label }).focus();
        expect(await scrolled(page)).toBe(1500);
      }
      await page.locator('.repository-link').focus();
      for (let stop = 0; stop < 3; stop += 1) {
        await page.keyboard.press('Shift+Tab');
        expect(await scrolled(page)).toBe(1500);
      }
    });

    test('a search from the home page ends at what was chosen', async ({ page }) => {
      for (const [keywords, hash] of [
        ['create-storage', '#create-storage'],
        ['ConfigProviderExt dark', '#config-provider-ext-demo-dark'],
        ['when use tree', '#when-to-use'],
        ['rowSelection', '#api-pro-search-table-rowSelection'],
      ] as const) {
        await page.goto('/mtools/en-US');
        await hydrated(page);
        await query(page, await openSearch(page), keywords);
        await page.locator(`[role="option"][href*="${hash}"]`).first().click();
        await expect(page).toHaveURL(new RegExp(hash));
        const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
        await expect(target).toBeInViewport();
        // Below the header and the bar with the contents, and not further down than that.
        const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
        await expect.poll(top).toBeGreaterThan(56);
        expect(await top()).toBeLessThan(130);
      }
    });
  });
}

test('an anchor opens the tab that holds it, and one of the text leaves a tab', async ({
  page,
}) => {
  const tab = page.locator('.content-tabs [aria-current="page"]');
  await page.goto('/mtools/en-US/antd-ext/button-ext#light');
  await hydrated(page);
  await expect(page).toHaveURL(/\?tab=tokens#light$/);
  await expect(page.locator('#light')).toBeInViewport();
  for (const hash of ['#faq', '#api-button-ext-debounce']) {
    await page.goto(`/mtools/en-US/antd-ext/button-ext?tab=tokens${hash}`);
    await hydrated(page);
    await expect(page).toHaveURL(`/mtools/en-US/antd-ext/button-ext${hash}`);
    await expect(page.locator(hash)).toBeInViewport();
    await expect(tab).toHaveText('Doc');
  }
});

test('the link to the other language has query and hash from the start', async ({ page }) => {
  await page.goto('/mtools/antd-ext/button-ext?size=large#api');
  await hydrated(page);
  const link = page.getByRole('link', { name: 'English' });
  await expect(link).toHaveAttribute('href', '/mtools/en-US/antd-ext/button-ext?size=large#api');
});
