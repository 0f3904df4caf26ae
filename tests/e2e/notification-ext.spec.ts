import { scan } from '../support/axe';
import { expect, test } from './test';

test('a notice closes after 3 seconds, waits under the pointer, and leaves the focus alone', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/mtools/~demos/notification-ext-demo-basic?locale=en-US');
  const saved = page.getByRole('status').filter({ hasText: 'Saved' });
  const button = page.getByRole('button', { name: 'success' });

  await button.press('Enter');
  await expect(saved).toBeVisible();
  await expect(button).toBeFocused();
  expect(await scan(page, { include: '.ant-notification' })).toEqual([]);
  await saved.hover();
  await page.clock.runFor(10_000);
  await expect(saved).toBeVisible();

  await page.mouse.move(0, 600);
  await page.clock.runFor(3500);
  await expect(saved).toHaveCount(0);

  // An error interrupts a screen reader, and its close icon can be reached.
  await page.getByRole('button', { name: 'error' }).press('Enter');
  const failed = page.getByRole('alert');
  await failed.getByRole('button', { name: 'Close' }).press('Enter');
  await page.clock.runFor(1000);
  await expect(failed).toHaveCount(0);
});
