import type { Page } from '@playwright/test';
import { awkwardPages, LONG_TITLE } from '../support/awkward-pages';
import { devTest, patientExpect as expect } from '../support/dev-site';

/** Pages that a theme may stumble over. */
const test = devTest(awkwardPages);

// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Nothing sticks out at the side, neither on a telephone nor on a desktop. */
async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      )
      .toBe(0);
  }
}

test('serves pages, a tab, a demo alone and the 404 page', async ({ page, faults }) => {
  faults.allow(/status.* 404/);
  await page.goto('');
  await expect(title(page)).toHaveText('mtools');
  await page.goto('guide');
  await expect(title(page)).toHaveText('指南');
  await expect(page.locator('.demo-stage')).toContainText('alive');
  await page.locator('.content-tabs').getByRole('link', { name: '更多' }).click();
  await expect(page.getByRole('heading', { name: '更多内容' })).toBeVisible();
  await page.goto('~demos/fixture-demo-demo');
  await expect(page.getByText('alive')).toBeVisible();
  const response = await page.goto('guide/nowhere');
  expect(response?.status()).toBe(404);
  await expect(title(page)).toHaveText('PAGE NOT FOUND');
});

test('shows a page as Markdown, with the code of its demos', async ({ page }) => {
  await page.goto('guide');
  await page.getByRole('link', { name: '查看 Markdown' }).click();
  await expect(page).toHaveURL(/\/guide\.md$/);
  await expect(page.getByText('# 指南')).toContainText("<p>It's alive</p>");
});

test('shows demos in columns, in a frame, inline, and those for writers', async ({ page }) => {
  await page.goto('guide/demo-kinds');
  const columns = () =>
    page
      .locator('.demo-grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  await page.setViewportSize({ width: 1024, height: 900 });
  expect(await columns()).toBe(1);
  await page.setViewportSize({ width: 1025, height: 900 });
  expect(await columns()).toBe(2);
  const [first, second] = await page
    .locator('.demo-grid .demo')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
  expect([second?.top, second?.bottom]).toEqual([first?.top, first?.bottom]);

  await expect(page.locator('.demo')).toHaveCount(4);
  await expect(page.locator('.prose > div > .demo-stage')).toHaveText('One');
  await expect(page.locator('#kinds-demo-marked .demo-stage')).toHaveText('Marked');
});

test('a demo in a frame follows its card without a reload', async ({ page }) => {
  await page.goto('guide/demo-kinds');
  const card = page.locator('#kinds-demo-framed');
  const frame = card.frameLocator('iframe');
  await expect(card.locator('iframe')).toHaveAttribute('title', '示例：框架');
  expect((await card.locator('.demo-frame').boundingBox())?.height).toBe(200);
  const button = frame.getByRole('button', { name: 'Framed' });
  await expect(button).toHaveCSS('background-color', 'rgb(22, 119, 255)');
  const html = frame.locator('html');
  await html.evaluate((element) => element.setAttribute('data-same-document', ''));

  const dialog = card.getByRole('dialog');
  await card.getByRole('button', { name: '主题与颜色' }).click();
  await dialog.getByText('zeus', { exact: true }).click();
  await expect(button).toHaveCSS('background-color', 'rgb(47, 63, 208)');
  await dialog.getByText('深色', { exact: true }).click();
  await expect(html).toHaveAttribute('data-prefers-color', 'dark');
  await dialog.getByRole('button', { name: '恢复默认' }).click();
  await expect(html).toHaveAttribute('data-prefers-color', 'light');
  await expect(button).toHaveCSS('background-color', 'rgb(22, 119, 255)');

  await card.getByRole('button', { name: '宽度、方向与语言' }).click();
  await dialog.getByText('从右到左', { exact: true }).click();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await dialog.getByText('English', { exact: true }).click();
  await expect(html).toHaveAttribute('lang', 'en-US');
  await dialog.getByText('360', { exact: true }).click();
  expect(await frame.locator('body').evaluate(() => window.innerWidth)).toBe(360);

  // And it follows the color switch of the site.
  await page.locator('input[name="color-preference"][value="dark"]').check({ force: true });
  await expect(html).toHaveAttribute('data-prefers-color', 'dark');
  await expect(html).toHaveAttribute('data-same-document', '');
});

test('a page without a translation is shown in the default language, with a notification', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/status.* 404/);
  await page.goto('en-US/guide/only-chinese?x=1#part');
  await expect(page).toHaveURL(`${baseURL}guide/only-chinese?x=1#part`);
  await expect(title(page)).toHaveText('只有中文');
  await expect(page.getByRole('status')).toHaveText('本页暂无 English 版本，此处以中文显示。');
  await page.reload();
  await expect(page.getByRole('status')).toBeVisible();

  await page.goto('guide/only-chinese');
  await expect(title(page)).toHaveText('只有中文');
  await expect(page.getByRole('status')).toHaveCount(0);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('status')).toContainText('English');
  await expect(page).toHaveURL(`${baseURL}guide/only-chinese`);
});

test('navigation that is configured without the page’s language is empty', async ({ page }) => {
  await page.goto('guide');
  await expect(page.locator('.site-nav').getByRole('link')).toHaveText(['指南']);
  await page.goto('en-US/guide');
  await expect(title(page)).toHaveText('Guide');
  await expect(page.locator('.site-nav').getByRole('link')).toHaveCount(0);
  await expectNoOverflow(page);
});

test('pages without a group, with an empty one and without a title stand in the sidebar', async ({
  page,
}) => {
  for (const [name, heading] of [
    ['empty-group', '空分组'],
    ['untitled-group', '无名分组'],
    ['untitled', 'Untitled'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`guide/${name}`);
    await expect(title(page)).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} - mtools`);
    await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText(heading);
    await expect(page.locator('.sidebar').getByRole('heading', { name: '其他' })).toHaveCount(1);
    await expectNoOverflow(page);
  }
});

test('a very long title breaks, in the text, the sidebar and the footer', async ({ page }) => {
  await page.goto('guide/long-title');
  await expect(title(page)).toHaveText(LONG_TITLE);
  await expect(page.locator('.sidebar').getByRole('heading', { name: LONG_TITLE })).toBeVisible();
  await expectNoOverflow(page);
  const column = await page.locator('.prose').boundingBox();
  const sidebar = await page.locator('.sidebar').boundingBox();
  expect((sidebar?.x ?? 0) + (sidebar?.width ?? 0)).toBeLessThan(column?.x ?? 0);
});

test('a page of 3,000 lines: reading position, anchors and layout', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('guide/three-thousand-lines');
  const contents = page.locator('.toc .toc-list');
  await expect(contents.getByRole('link')).toHaveCount(300);
  await page.locator('#section-200').evaluate((heading) => heading.scrollIntoView());
  const current = contents.locator('[aria-current]');
  await expect(current).toHaveText('Section 200');
  await expect(current).toBeInViewport();
  await contents.getByRole('link', { name: 'Section 205' }).click();
  await expect(current).toHaveText('Section 205');
  await expect(page.getByRole('heading', { name: 'Section 205' })).toBeInViewport();
  await expectNoOverflow(page);
});

// The built site has one stylesheet for all pages; here each page brings its own.
test('a page whose stylesheet is gone reloads once and then says so', async ({ page, faults }) => {
  // Nothing may be left uncaught: the development server would lay a frame over the page.
  faults.allow(/^status 404|^console: .*(?:status of 404|CSS_CHUNK_LOAD_FAILED|CSS chunk)/s);
  // That of the page's demos, alone or together with other pages, but not that of the layout.
  const stylesheet = /(?<!DocLayout_index_tsx)\.chunk\.css/;
  let loads = 0;
  await page.route(stylesheet, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('guide/only-chinese');
  await expect(title(page)).toHaveText('只有中文');
  page.on('load', () => {
    loads += 1;
  });
  await page.locator('.sidebar').getByRole('link', { name: '指南' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('页面的一部分加载失败');
  await expect(alert).toContainText(/Loading CSS chunk \S+ failed/);
  expect(loads).toBe(1);

  await page.unroute(stylesheet);
  await alert.getByRole('button', { name: '重新加载' }).click();
  await expect(title(page)).toHaveText('指南');
});
