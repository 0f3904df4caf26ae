import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test';

/** What stands between the sides, in the playground with this variant. */
async function openSeparator(page: Page, variant: string) {
  await page.goto(`/mtools/en-US/antd-ext/range-number-ext?RangeNumberExt.variant=${variant}`);
  await hydrated(page);
  const playground = page.locator('.playground');
  await playground.scrollIntoViewIfNeeded();
  const separator = playground.locator('.playground-stage').getByText('~');
  await expect(separator).toBeVisible();
  return separator;
}

test('what stands between the sides looks as they do', async ({ page }) => {
  const plain = await openSeparator(page, 'underlined');
  await expect(plain).toHaveCSS('border-block-start-color', 'rgba(0, 0, 0, 0)');

  const filled = await openSeparator(page, 'filled');
  const side = filled.locator('xpath=preceding-sibling::*[1]');
  const fill = await side.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(filled).toHaveCSS('background-color', fill);
});
