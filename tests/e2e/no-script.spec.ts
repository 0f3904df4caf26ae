import { languages, routes } from '../support/site';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

test('every page can be read with JavaScript switched off', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { lang, prefix } of languages) {
    for (const route of routes) {
      await page.goto(`/mtools${prefix}${route}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const text = await page.getByRole('main').textContent();
      expect(text?.length, `${prefix}${route}`).toBeGreaterThan(200);
    }
  }
});

test('the API table of ButtonExt is in the prerendered page', async ({ page }) => {
  await page.goto('/mtools/antd-ext/button-ext');
  const row = page.locator('#api-buttonext-isasyncclick');
  await expect(row).toContainText('boolean');
  await expect(row).toContainText('false');
});
