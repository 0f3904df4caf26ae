import { translate } from '../../src/antd-ext/src/_internal/__tests__/translate';
import { openSearch, query } from '../support/search';
import { expect, hydrated, test } from './test';

// The translation of a browser takes texts out of the page of which React still holds the nodes.

test('a translated page goes on: another page, another search', async ({ page }) => {
  await page.goto('/mtools/guide');
  await hydrated(page);
  await page.evaluate(translate);
  await page.locator('.sidebar').getByRole('link', { name: 'jaraxxus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/jaraxxus/);

  const box = await openSearch(page);
  for (const [text, found] of [
    ['按钮', 'ButtonExt'],
    ['上传', 'UploadExt'],
    ['shangchuan', 'UploadExt'],
  ] as const) {
    await query(page, box, text);
    await expect(page.getByRole('option').first()).toContainText(found);
    await page.evaluate(translate);
  }
  await box.fill('');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('a translated card goes on: its code is edited, and it runs in StackBlitz', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/^outside request: https:\/\/stackblitz\.com\/run\?/);
  // Of demos further down that are not hydrated yet: React draws them again.
  faults.allow(/^error: Minified React error #418;/);
  // Of the features that the sdk asks for no browser has each.
  faults.allow(/^console: Unrecognized feature: /);
  await context.route('https://stackblitz.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>project</title>' }),
  );
  await page.goto('/mtools/en-US/antd-ext/button-ext');
  await hydrated(page);
  const card = page.locator('.demo').first();
  await card.getByRole('button', { name: 'Show code' }).click();
  await expect(card.getByRole('button', { name: 'Run here in StackBlitz' })).toBeVisible();
  await page.evaluate(translate);
  await card.getByRole('button', { name: 'Run here in StackBlitz' }).click();
  await expect(card.getByRole('button', { name: 'Close StackBlitz' })).toBeVisible();

  await card.getByRole('button', { name: 'Edit' }).click();
  const editor = card.getByRole('textbox');
  const problem = card.locator('.demo-editor-problem');
  for (const [code, text] of [
    ['import "lodash";', '“lodash” is not available here'],
    ['const a: = 1;', 'Line 1'],
    ['throw new Error("bang");', 'bang'],
  ] as const) {
    await editor.fill(code);
    await expect(problem).toContainText(text);
    await page.evaluate(translate);
  }
});
