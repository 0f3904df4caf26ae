import { openScript } from '../support/script-page';
import { expect, test } from './test';

test('a name that is cut off has a tooltip, one that fits has none; the keyboard chooses', async ({
  page,
}) => {
  await page.goto('/mtools/~demos/select-ext-demo-long?locale=en-US');
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

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a choice brings no tooltip, on which the next tap would take it back', async ({ page }) => {
    await openScript(
      page,
      `
        import { createRoot } from 'react-dom/client';
        import { SelectExt } from '../../src/antd-ext/src';

        const options = [1, 2, 3, 4].map((value) => ({
          value,
          label: value + ' is a branch with a name that is much too long for a field on a phone',
        }));
        createRoot(document.body.appendChild(document.createElement('div'))).render(
          <SelectExt aria-label="Branch" multipleCheckbox options={options} style={{ width: 200 }} />,
        );
      `,
    );
    await page.getByRole('combobox', { name: 'Branch' }).tap();
    const rows = page.locator('.ant-select-item-option');
    await expect(rows).toHaveCount(4);
    await rows.nth(3).tap();
    // Longer than a tooltip waits.
    await page.waitForTimeout(500);
    await rows.nth(2).tap();
    await expect(page.locator('.ant-select-item-option-selected')).toHaveText([/^3 is/, /^4 is/]);
  });
});
