import type { Page } from '@playwright/test';
import { expect, hydrated, test, withoutBundles } from './test';

const BUTTON = '/mtools/antd-ext/button-ext';

test.describe('sidebar', () => {
  test.use({ viewport: { width: 1440, height: 500 } });
  const group = (page: Page, name: string) =>
    page.locator('.sidebar details', { has: page.getByRole('heading', { name }) });

  test('a closed group stays closed, on other pages and before hydration', async ({
    page,
    faults,
  }) => {
    await page.goto(BUTTON);
    await hydrated(page);
    const entries = page.locator('.sidebar').getByRole('link', { name: 'InputExt' });
    await expect(entries).toBeVisible();
    await group(page, '数据录入').locator('summary').click();
    await expect(entries).toBeHidden();

    await page.locator('.sidebar').getByRole('link', { name: 'LayoutExt' }).click();
    await expect(page).toHaveURL(/layout-ext$/);
    await expect(entries).toBeHidden();
    await page.goto('/mtools/en-US/antd-ext');
    await hydrated(page);
    await expect(entries).toBeHidden();

    await withoutBundles(page, faults.allow);
    await page.goto(BUTTON);
    await expect(entries).toBeHidden();
    await expect(page.locator('.sidebar').getByRole('link', { name: 'LayoutExt' })).toBeVisible();
  });

  test('the group of the open page is opened, unless it was closed there', async ({ page }) => {
    await page.goto(BUTTON);
    await hydrated(page);
    const current = page.locator('.sidebar [aria-current="page"]');
    await group(page, '通用').locator('summary').click();
    await expect(current).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(current).toBeHidden();
    await page.goto('/mtools/antd-ext/config-provider-ext');
    await expect(current).toBeVisible();
  });

  test('keeps its scroll position between pages and after a reload', async ({ page, faults }) => {
    await page.goto('/mtools/antd-ext');
    await hydrated(page);
    const sidebar = page.locator('.sidebar');
    const top = () => sidebar.evaluate((element) => element.scrollTop);
    await sidebar.evaluate((element) => {
      element.scrollTop = 180;
    });
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('mtools:sidebar-scroll')))
      .toContain('180');
    await sidebar.getByRole('link', { name: 'InputExt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('InputExt');
    expect(await top()).toBe(180);

    await page.locator('.site-nav').getByRole('link', { name: '指南' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('指南');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('InputExt');
    await expect.poll(top).toBe(180);

    await withoutBundles(page, faults.allow);
    await page.reload();
    expect(await top()).toBe(180);
  });

  test('two hundred pages, a very long title and an entry far down keep the layout', async ({
    page,
    faults,
  }) => {
    await withoutBundles(page, faults.allow);
    await page.route(`**${BUTTON}`, async (route) => {
      const response = await route.fetch();
      const many = Array.from({ length: 200 }, (_, index) => {
        const current = index === 190 ? 'aria-current="page"' : '';
        return `<li><a href="#" ${current}><span>${'Page'.repeat(index % 50 || 1)}</span></a></li>`;
      });
      // The drawer of a narrow window holds the same list; the sidebar is the second one.
      const [before = '', after = ''] = (await response.text()).split('class="sidebar"');
      const list = after
        .replaceAll(' aria-current="page" href', ' href')
        .replace('</summary><ul>', (start) => start + many.join(''));
      await route.fulfill({ response, body: `${before}class="sidebar"${list}` });
    });
    await page.goto(BUTTON);
    await expect(page.locator('.sidebar [aria-current="page"]')).toBeInViewport();
    const sidebar = await page.locator('.sidebar').boundingBox();
    expect(sidebar?.width).toBe(272);
    expect(sidebar?.height).toBeLessThanOrEqual(500);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('entries are not marked where all would be', async ({ page }) => {
    await page.goto(BUTTON);
    const sidebar = page.locator('.sidebar');
    await expect(sidebar.getByRole('link', { name: 'ButtonExt' })).toHaveText('ButtonExt');
    await expect(sidebar.locator('.sidebar-tag')).toHaveCount(0);
  });
});
