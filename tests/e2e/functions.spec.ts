import { findViolations, followEmulatedColors } from '../support/axe';
import { expect, hydrated, test } from './test';

const PAGE = '/mtools/guide/isomorphic-utils';

for (const prefix of ['', '/en-US']) {
  test(`a function has an address that leads to it, and a place in the contents${prefix}`, async ({
    page,
  }) => {
    await page.goto(`/mtools${prefix}/guide/isomorphic-utils#format-number`);
    await hydrated(page);
    const heading = page.getByRole('heading', { name: 'formatNumber', exact: true });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(150);
    await page.locator('.toc').getByRole('link', { name: 'sleep', exact: true }).click();
    await expect(page).toHaveURL(/#sleep$/);
    await expect(page.locator('#sleep')).toBeInViewport();
  });
}

test('the filter finds a function by a word of the other language, and an anchor what it hides', async ({
  page,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  const functions = page.locator('.functions');
  await page.getByRole('searchbox', { name: '筛选函数' }).fill('rounding');
  await expect(functions.getByRole('heading', { name: 'formatNumber' })).toBeVisible();
  await expect(functions.getByRole('heading', { name: 'sleep' })).toBeHidden();
  await page.locator('.toc').getByRole('link', { name: 'sleep', exact: true }).click();
  await expect(page.locator('#sleep')).toBeInViewport();
});

test('on a phone nothing scrolls sideways but code, and axe finds nothing', async ({ page }) => {
  await followEmulatedColors(page);
  await page.goto(PAGE);
  await hydrated(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findViolations(page, { include: '.functions' })).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signatures, tables and examples are read', async ({ page }) => {
    await page.goto(PAGE);
    const section = page.locator('.function').filter({ has: page.locator('#format-number') });
    await expect(section.locator('pre').first()).toContainText('formatNumber(');
    await expect(section.getByRole('table', { name: 'FormatNumberOptions' })).toBeVisible();
    await expect(section.locator('pre').last()).toContainText("// '1,234,567.89'");
  });
});
