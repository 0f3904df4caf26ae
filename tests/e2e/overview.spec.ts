import type { Page } from '@playwright/test';
import { getTheme } from '../../src/antd-ext/src/themes';
import { findViolations, followEmulatedColors } from '../support/axe';
import { expect, hold, hydrated, test } from './test';

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
/** `rgb(47, 63, 208)` as `#2f3fd0`. */
const toHex = (color: string) =>
  `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
const status = (page: Page) => page.getByRole('status');

test('the filter works before any script of the page is there', async ({ page, faults }) => {
  faults.allow(/net::ERR_FAILED|preloaded using link preload but not used/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/mtools/antd-ext');
  await expect(cards(page)).toHaveCount(16);
  await expect(status(page)).toHaveText('共 16 个组件');
  for (const query of ['BUTTONEXT', '重复点击', 'repeated clicks', '通用 async']) {
    await filter(page).fill(query);
    await expect(cards(page), query).toHaveText(['ButtonExt']);
    await expect(status(page)).toHaveText('共 16 个组件，匹配 1 个');
    await expect(page.locator('.overview-group:visible')).toHaveText(['通用']);
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
  const release = await hold(page, /\.js$/);
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
    await expect(cards(page)).toHaveCount(16);
    const ids = await page
      .locator('.overview-cards > li[id]')
      .evaluateAll((firstCards) => firstCards.map(({ id }) => id));
    expect(ids).toEqual(['general', 'layout', 'data-entry', 'data-display', 'feedback']);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`cards are an even grid with the pictures of language and mode: ${colorScheme}`, async ({
    page,
  }) => {
    await followEmulatedColors(page);
    await page.emulateMedia({ colorScheme });
    await page.goto(colorScheme === 'dark' ? '/mtools/en-US/antd-ext' : '/mtools/antd-ext');
    await hydrated(page);
    await expect(cards(page)).toHaveCount(16);
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1100, 2],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page.locator('.overview-cards a').evaluateAll((links) =>
        links.map((link) => {
          const { x, width: own, height } = link.getBoundingClientRect();
          return { x: Math.round(x), size: `${Math.round(own)} × ${Math.round(height)}` };
        }),
      );
      expect(new Set(boxes.map(({ size }) => size)).size, `sizes at ${width} px`).toBe(1);
      const starts = boxes.map(({ x }) => x);
      expect(new Set(starts).size, `columns at ${width} px`).toBe(columns);
      // The last row is full.
      expect(starts.at(-1)).toBe(Math.max(...starts));
    }
    const language = colorScheme === 'dark' ? 'en-US' : 'zh-CN';
    for (const picture of await page.locator('.overview-picture img:visible').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('src', new RegExp(`${language}\\.${colorScheme}\\.`));
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).toHaveJSProperty('naturalWidth', 640);
    }
    await expect(page.locator('.overview-picture img:visible')).toHaveCount(16);
  });
}

test.describe('Users, the first on the page', () => {
  test.use({ prefetching: true });

  test('is a picture until the reader moves, and then an application in zeus', async ({ page }) => {
    await page.addInitScript(`
      window.__shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.__shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    await page.goto('/mtools/antd-ext');
    await hydrated(page);
    await expect(cards(page)).toHaveCount(16);
    const card = page.locator('#antd-ext-demo-users');
    const [demo, grid] = await Promise.all([
      card.boundingBox(),
      page.locator('.overview-cards').boundingBox(),
    ]);
    expect(demo?.y).toBeLessThan(grid?.y ?? 0);
    const picture = card.locator('.mode-picture img:visible');
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /users-960\.zh-CN\.light\.webp$/,
    );
    await page.waitForLoadState('networkidle');
    await expect(card.locator('iframe')).toHaveCount(0);

    await expect(async () => {
      await page.mouse.move(20, 300);
      await page.mouse.move(30, 310);
      await expect(card.locator('iframe')).toHaveAttribute('src', /theme=zeus/, { timeout: 1000 });
    }).toPass();
    const application = card.frameLocator('iframe');
    await expect(application.locator('.ant-table-row').first()).toBeVisible();
    await expect(picture).toHaveCount(0);
    const primary = getTheme('zeus', 'light').token?.colorPrimary;
    const button = application.getByRole('button', { name: '新增用户' });
    expect(
      toHex(await button.evaluate((element) => getComputedStyle(element).backgroundColor)),
    ).toBe(primary);
    await expect(card.getByRole('link', { name: '在新标签页中打开' })).toHaveAttribute(
      'href',
      /theme=zeus/,
    );
    expect(await page.evaluate('window.__shift')).toBeLessThan(0.01);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all cards are there, and no field that would not work', async ({ page }) => {
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
