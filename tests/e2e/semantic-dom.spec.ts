import type { Page } from '@playwright/test';
import { findViolations, followEmulatedColors } from '../support/axe';
import { expect, hydrated, test } from './test';

async function open(page: Page, route: string) {
  await page.goto(`/mtools/en-US/antd-ext/${route}`);
  await hydrated(page);
  const picture = page.locator('.semantic');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.locator('.semantic-parts button').first()).toBeVisible();
  return picture;
}

test('a part is marked in the picture while it is pointed at, and when it has the focus', async ({
  page,
}) => {
  const picture = await open(page, 'button-ext');
  const marked = picture.locator('.semantic-active');
  await expect(marked).toHaveText('★Save');
  await picture.getByRole('button', { name: 'icon' }).hover();
  await expect(marked).toHaveText('★');
  await page.mouse.move(0, 0);
  await expect(marked).toHaveText('★Save');
  await picture.getByRole('button', { name: 'root' }).focus();
  await page.keyboard.press('Tab');
  await expect(marked).toHaveText('★');
});

test('an open dialog stays in its picture and leaves focus and scrolling to the reader', async ({
  page,
}) => {
  const picture = await open(page, 'modal-ext');
  const dialog = picture.locator('.semantic-stage .ant-modal-container');
  await expect(dialog).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  const root = picture.getByRole('button', { name: 'mask' });
  await root.focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(root).toBeFocused();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('the page is quiet while the picture loads, and axe finds nothing in it', async ({ page }) => {
  await followEmulatedColors(page);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The DOM's types do not know this kind of entry.
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) Object.assign(window, { shift: Reflect.get(window, 'shift') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const picture = await open(page, 'select-ext');
  await expect(picture.getByText('Closed')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01);
  expect(await findViolations(page, { include: '.semantic' })).toEqual([]);
});
