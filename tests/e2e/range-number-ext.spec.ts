import type { Page } from '@playwright/test';
import { openScript } from '../support/script-page';
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

test('a touched field of a form is green only where an icon says so, too', async ({ page }) => {
  await openScript(
    page,
    `import { RangeNumberExt } from '@mtools/antd-ext';
    import { Form } from 'antd';
    import { createRoot } from 'react-dom/client';
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <Form>
        <Form.Item name="plain" label="Plain"><RangeNumberExt /></Form.Item>
        <Form.Item name="icon" label="Icon" hasFeedback><RangeNumberExt /></Form.Item>
        <RangeNumberExt aria-label="Own" status="success" />
      </Form>,
    );`,
  );
  const green = 'rgb(82, 196, 26)';
  const startOf = (name: string) =>
    page.getByRole('group', { name }).locator('.ant-ext-range-number-start');
  for (const name of ['Plain', 'Icon']) {
    await page.getByRole('group', { name }).getByRole('spinbutton').first().fill('3');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await expect(startOf('Own')).toHaveCSS('border-block-start-color', green);
  await expect(startOf('Icon')).toHaveCSS('border-block-start-color', green);
  await expect(startOf('Plain')).toHaveClass(/-status-success/);
  await expect(startOf('Plain')).toHaveCSS('border-block-start-color', 'rgb(217, 217, 217)');
});
