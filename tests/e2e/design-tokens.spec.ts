import type { Page } from '@playwright/test';
import { expect, hold, hydrated, test } from './test';

const row = (page: Page, table: string, name: string) =>
  page.getByRole('table', { name: table }).getByRole('row', { name });

const audit = (page: Page) => page.locator('.contrast-audit > summary');

test('the board stands at the top, then principles, then values, in both languages', async ({
  page,
}) => {
  for (const prefix of ['', '/en-US']) {
    await page.goto(`/mtools${prefix}/design`);
    await hydrated(page);
    const parts = ['.board', '#principles', '#sizes', '#colors', '#contrast'];
    const tops = await Promise.all(
      parts.map(async (part) => (await page.locator(part).boundingBox())?.y ?? Number.NaN),
    );
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    // In a window of 900 px, all of the board is on the first screen.
    await expect(page.locator('.board')).toBeInViewport({ ratio: 1 });
    await page.locator('.board-switch').getByText('hermes').click();
    await expect(page.locator('.board > [data-live]')).toBeVisible();
  }
});

test('an audit that was opened before any script was there stays open', async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto('/mtools/design', { waitUntil: 'commit' });
  await audit(page).click();
  release();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(row(page, '浅色', '占位符')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('values, ratios and verdicts are in the page', async ({ page }) => {
    await page.goto('/mtools/design');
    await expect(row(page, '浅色', '占位符')).toBeHidden();
    await audit(page).click();
    const placeholder = row(page, '浅色', '占位符');
    await expect(placeholder.getByRole('cell')).toHaveText([/达标/, /达标/, /1\.8\d* 不达标/]);
    const primary = row(page, '深色', '主色');
    await expect(primary.first().getByRole('cell').nth(1)).toContainText('#dc773d');
    await expect(page.getByRole('row', { name: /borderRadiusSM/ })).toContainText('6 / 8 / 10');
    await page.goto('/mtools/en-US/design');
    await audit(page).click();
    await expect(row(page, 'Light', 'Control border').getByRole('cell')).toHaveText([
      /#737c8f.*pass/,
      /#8f857c.*pass/,
      /fail/,
    ]);
  });
});

test('swatches keep their colors in print and with forced colors', async ({ page }) => {
  await page.goto('/mtools/design');
  await audit(page).click();
  const swatch = row(page, '浅色', '主按钮文字').first().locator('.swatch').first();
  for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
    await page.emulateMedia(media);
    await expect(swatch).toBeVisible();
    await expect(swatch).toHaveCSS('background-color', 'rgb(47, 63, 208)');
    await expect(swatch).toHaveCSS('color', 'rgb(255, 255, 255)');
  }
  await expect(swatch).toHaveCSS('print-color-adjust', 'exact');
});

test('the page does not load antd', async ({ page }) => {
  await page.goto('/mtools/design');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('style[data-rc-order], style[data-css-hash]')).toHaveCount(0);
});
