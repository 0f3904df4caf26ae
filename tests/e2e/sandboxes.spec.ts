import { expect, hydrated, test } from './test';

test('nothing of the sandboxes is loaded before a reader asks, and a failure is told in the new tab', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.goto('/mtools/en-US/antd-ext/button-ext');
  await hydrated(page);
  const card = page.locator('#button-ext-demo-async');
  await card.scrollIntoViewIfNeeded();
  const button = card.getByRole('button', { name: 'Open in StackBlitz' });
  await expect(button).toBeVisible();
  await page.waitForLoadState('networkidle');

  const asked: string[] = [];
  await page.route('**/*.js', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await expect(tab.locator('body')).toHaveText(/^It could not be opened/);
  expect(asked.length).toBeGreaterThan(0);
});
