import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

test('what is said about it stands in the gutters of the page', async ({ page }) => {
  await page.goto('/mtools/guide');
  const notice = page.locator('noscript');
  await expect(notice).toHaveCSS('padding-inline-start', '48px');
  await expect(notice).toHaveCSS('font-size', '14px');
});

test('on a phone without JavaScript, navigation and sidebar stand on the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mtools/guide');
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '本节页面' })).toBeVisible();
  await expect(page.getByRole('button', { name: '打开菜单' })).toBeHidden();
});

test('a demo alone says that it needs JavaScript', async ({ page }) => {
  await page.goto('/mtools/~demos/button-ext-demo-async');
  // A browser without scripts shows it; that of the tests only does not run any.
  const text = await page.locator('noscript').textContent();
  expect(text).toContain('JavaScript is off, so the demo cannot run.');
});
