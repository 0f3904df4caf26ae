import { expect, hydrated, test } from './test';

test('the keyboard reaches the content, the menu and a way back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mtools/guide');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const open = page.getByRole('button', { name: '打开菜单' });
  await open.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'node-utils' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await menu.getByRole('link', { name: 'node-utils' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('node-utils');
  await expect(menu).toBeHidden();
});
