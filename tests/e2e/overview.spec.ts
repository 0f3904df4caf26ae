import type { Page } from '@playwright/test';
import { findViolations, followEmulatedColors } from '../support/axe';
import { expect, hydrated, test } from './test';

const cards = (page: Page) => page.locator('.overview-cards a:visible strong');
const filter = (page: Page) =>
  page.getByRole('searchbox', { name: /^(筛选组件|Filter components)$/ });
const otherNames = [
  ['下拉', 'SelectExt'],
  ['dropdown', 'SelectExt'],
  ['弹窗', 'ModalExt'],
  ['popup', 'ModalExt'],
  ['侧边栏', 'LayoutExt'],
  ['sidebar', 'LayoutExt'],
  ['日历', 'DatePickerExt'],
  ['calendar', 'DatePickerExt'],
  ['toast', 'NotificationExt'],
] as const;
const status = (page: Page) => page.getByRole('status');

test('the filter answers before any script of the page is there', async ({ page, faults }) => {
  faults.allow(/net::ERR_FAILED|preloaded using link preload but not used/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/mtools/antd-ext');
  await expect(cards(page)).toHaveCount(16);
  await expect(status(page)).toHaveText('共 16 个组件');
  for (const query of ['BUTTONEXT', '重复点击', 'repeated clicks', '通用 async']) {
    await filter(page).fill(query);
    await expect(cards(page), query).toHaveText(['ButtonExt']);
    await expect(status(page)).toHaveText('共 16 个组件，匹配 1 个');
    await expect(page.locator('.overview').getByRole('heading', { level: 3 })).toHaveText(['通用']);
  }
  await filter(page).fill('xyz');
  await expect(cards(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('没有匹配「xyz」的组件，请检查拼写或减少关键词。');
  await filter(page).fill('');
  await expect(cards(page)).toHaveCount(16);
});

test('the filter knows the other names of a component in both languages', async ({ page }) => {
  for (const prefix of ['', '/en-US']) {
    await page.goto(`/mtools${prefix}/antd-ext`);
    await hydrated(page);
    for (const [query, component] of otherNames) {
      await filter(page).fill(query);
      await expect(cards(page), query).toHaveText([component]);
    }
  }
});

test('what was typed early stays when React arrives, and the filter goes on', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/mtools/en-US/antd-ext', { waitUntil: 'commit' });
  await filter(page).fill('tree');
  await expect(cards(page)).toHaveText(['TreeExt']);
  release();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(filter(page)).toHaveValue('tree');
  await expect(cards(page)).toHaveText(['TreeExt']);
  await filter(page).fill('表格');
  await expect(cards(page)).toHaveText(['TableExt', 'ProSearchTable']);
  await expect(status(page)).toHaveText('2 of 16 components match');
});

test('the filter works after a navigation without a reload, in each language', async ({ page }) => {
  await page.goto('/mtools/guide');
  await hydrated(page);
  await page.getByRole('navigation', { name: '主导航' }).getByText('组件').first().click();
  await filter(page).fill('upload');
  await expect(cards(page)).toHaveText(['UploadExt']);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(filter(page)).toHaveAccessibleName('Filter components');
  await expect(cards(page)).toHaveCount(16);
  await filter(page).fill('抽屉');
  await expect(cards(page)).toHaveText(['DrawerExt']);
  await cards(page).click();
  await expect(page).toHaveURL(/\/en-US\/antd-ext\/drawer-ext$/);
});

test('groups keep their ids in every language', async ({ page }) => {
  for (const prefix of ['', '/en-US']) {
    await page.goto(`/mtools${prefix}/antd-ext`);
    const ids = await page
      .locator('.overview h3')
      .evaluateAll((headings) => headings.map(({ id }) => id));
    expect(ids).toEqual(['general', 'layout', 'data-entry', 'data-display', 'feedback']);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all cards are there, and no field that would not answer', async ({ page }) => {
    await page.goto('/mtools/antd-ext');
    await expect(cards(page)).toHaveCount(16);
    await expect(filter(page)).toBeHidden();
  });
});

test('axe finds nothing on a filtered overview', async ({ page }) => {
  await followEmulatedColors(page);
  await page.goto('/mtools/antd-ext');
  await hydrated(page);
  await filter(page).fill('e');
  expect(await findViolations(page, { include: '.overview' })).toEqual([]);
});
