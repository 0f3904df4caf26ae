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
  await saved.hover();
  await page.clock.runFor(10_000);
  await expect(button).toBeFocused();
  expect(await scan(page, { include: '.ant-notification' })).toEqual([]);
  await expect(saved).toBeVisible();

  await page.mouse.move(0, 600);
  await page.clock.runFor(3500);
  await expect(saved).toHaveCount(0);
});
