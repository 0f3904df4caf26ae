import { expect, hydrated, quiet, test } from './test';

test('nothing of the sandboxes and of the design tool is loaded before a reader asks, and each failure is told', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/mtools/en-US/antd-ext/button-ext');
  await hydrated(page);
  const card = page.locator('#button-ext-demo-async');
  await card.scrollIntoViewIfNeeded();
  const button = card.getByRole('button', { name: 'Open in StackBlitz' });
  await expect(button).toBeVisible();
  await card.getByRole('button', { name: 'Show code' }).click();
  // The demos near the window get what they still ask for.
  await quiet(page);

  const asked: string[] = [];
  await page.route('**/*.js', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await expect(tab.locator('body')).toHaveText(/^Failed to open/);
  expect(asked.length).toBeGreaterThan(0);
  await tab.close();

  const copy = card.getByRole('button', { name: 'Copy as Sketch group' });
  await copy.click();
  await expect(card.getByRole('alert')).toHaveText(/^Failed to copy/);
  await expect(copy).toBeFocused();
  await copy.blur();
  await expect(card.getByRole('alert')).toHaveCount(0);
  await card.getByRole('button', { name: 'Run here in StackBlitz' }).click();
  await expect(card.getByRole('alert')).toHaveText(/^Failed to open/);

  // What could not be loaded is asked for again.
  await page.unroute('**/*.js');
  await page.route('**/html2sketch.*', (route) => route.abort());
  await copy.click();
  await expect(card.locator('.copy-sketch').getByRole('alert')).toBeVisible();
  await page.unroute('**/html2sketch.*');
  await copy.click();
  await expect(card.locator('.copy-sketch').getByRole('alert')).toHaveCount(0);
  await expect(card.locator('.copy-sketch').getByTitle('Copied')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);

  // A browser that lets nobody write says so.
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new Error('denied'));
    Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    document.execCommand = () => false;
  });
  await card.getByRole('button', { name: 'Copy code' }).click();
  await expect(card.getByTitle(/^Failed to copy/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Failed to copy' })).toHaveCount(1);
  await expect(copy).toBeVisible();
  await copy.click();
  await expect(card.locator('.copy-sketch')).toContainText('did not grant clipboard permission');
});
