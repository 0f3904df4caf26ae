import { findViolations, followEmulatedColors } from '../support/axe';
import { openSearch, query } from '../support/search';
import { expect, hydrated, test } from './test';

test('axe finds nothing in the open dialog', async ({ page }) => {
  await followEmulatedColors(page);
  await page.addInitScript(() => localStorage.setItem('mtools:recent-searches', '["table"]'));
  await page.goto('/mtools/guide');
  const box = await openSearch(page);
  const scan = () => findViolations(page, { include: 'dialog[open]' });
  expect(await scan(), 'recent searches').toEqual([]);
  await query(page, box, '按钮 加载');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await scan(), 'results').toEqual([]);
  await query(page, box, 'zzzzqqqq');
  expect(await scan(), 'nothing found').toEqual([]);
});

test('the whole dialog can be used by keyboard, and the focus stays in it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mtools:recent-searches', '["抽屉","表格"]'));
  await page.goto('/mtools/guide');
  const box = await openSearch(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '关闭搜索' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '全部' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '指南' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  const recent = page.getByRole('button', { name: '抽屉', exact: true });
  await expect(recent).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(recent).toHaveCount(0);
  await expect(box).toBeFocused();
  await page.keyboard.type('chouti');
  await expect(page.getByRole('option').first()).toContainText('DrawerExt');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/drawer-ext$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a phone the dialog fills the screen and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mtools/guide');
  await hydrated(page);
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  const box = page.getByRole('combobox');
  await query(page, box, '按钮');
  await expect(page.getByRole('option').first()).toBeVisible();
  const dialog = page.getByRole('dialog');
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  const overflow = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('.search-body')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );
  expect(overflow).toEqual([0, 0]);
});

test('without JavaScript there is no box that does nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/mtools/guide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.search-bar')).toBeHidden();
  await context.close();
});
