import { expect, test } from './test';

test('a name that is cut off has a tooltip, one that fits has none; the keyboard chooses', async ({
  page,
}) => {
  await page.goto('/mtools/~demos/select-ext-demo-long');
  const field = page.getByRole('combobox', { name: 'Branch' });
  const option = (name: string) =>
    page.locator('.ant-select-item-option').filter({ hasText: name });
  await field.press('Enter');
  // A name that is too long makes no second line: antd's virtual list counts on rows of one height.
  const heightOf = (name: string) =>
    option(name).evaluate((row) => (row instanceof HTMLElement ? row.offsetHeight : 0));
  expect(await heightOf('release/')).toBe(await heightOf('main'));

  await option('main').hover();
  await option('release/').hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText('release/2026-11-orders-with-several-delivery-addresses');
  await expect(tooltip).toHaveCount(1);

  await field.fill('URGENT');
  await expect(page.locator('.ant-select-item-option')).toHaveCount(0);
  await field.fill('ROUNDING');
  await field.press('Enter');
  await expect(page.locator('.ant-select')).toContainText('hotfix/rounding-of-discounts');
});
