import type { Page } from '@playwright/test';
import { findViolations, followEmulatedColors } from '../support/axe';
import { expect, hydrated, test, withoutBundles } from './test';

const BUTTON = '/mtools/antd-ext/button-ext';
const OVERVIEW = '/mtools/antd-ext';

test.describe('tabs', () => {
  const open = (page: Page) => page.locator('.content-tabs [aria-current="page"]');
  const shape = (page: Page) => page.getByRole('heading', { name: '尺寸与字重' });
  const whenToUse = (page: Page) => page.getByRole('heading', { name: '何时使用' });

  test('follow the address: click, Back and Forward', async ({ page }) => {
    await page.goto(BUTTON);
    await hydrated(page);
    await expect(open(page)).toHaveText('文档');
    await expect(whenToUse(page)).toBeVisible();

    await page.locator('.content-tabs').getByRole('link', { name: '设计变量' }).click();
    await expect(page).toHaveURL(/button-ext\?tab=tokens$/);
    await expect(open(page)).toHaveText('设计变量');
    await expect(shape(page)).toBeVisible();
    await expect(whenToUse(page)).toBeHidden();
    await expect(page.locator('.toc').getByRole('link', { name: '尺寸与字重' })).toBeVisible();

    await page.goBack();
    await expect(open(page)).toHaveText('文档');
    await expect(whenToUse(page)).toBeVisible();
    await expect(shape(page)).toBeHidden();
    await page.goForward();
    await expect(open(page)).toHaveText('设计变量');
    await expect(shape(page)).toBeVisible();
  });

  test('a page that is loaded with a tab hydrates cleanly and shows it', async ({ page }) => {
    await page.goto(`${BUTTON}?tab=tokens#dark`);
    await hydrated(page);
    await expect(shape(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: '深色' })).toBeInViewport();
    await page.goto('/mtools/en-US/antd-ext/button-ext?tab=tokens');
    await expect(page.getByRole('heading', { name: 'Size and weight' })).toBeVisible();
    await expect(open(page)).toHaveText('Design tokens');
  });

  test('an unknown tab is the page’s own text', async ({ page }) => {
    await page.goto(`${BUTTON}?tab=nothing`);
    await hydrated(page);
    await expect(open(page)).toHaveText('文档');
    await expect(whenToUse(page)).toBeVisible();
  });
});

test('each component’s page leads to how it is installed', async ({ page }) => {
  await page.goto('/mtools/antd-ext/select-ext');
  await hydrated(page);
  await page.locator('.page-meta').getByRole('link', { name: '安装' }).click();
  await expect(page).toHaveURL('/mtools/antd-ext#install');
  await expect(page.getByRole('heading', { name: '安装' })).toBeInViewport();
});

test.describe('code', () => {
  test('one choice of package manager holds for every block, and before hydration', async ({
    page,
    faults,
  }) => {
    await page.goto(OVERVIEW);
    await hydrated(page);
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveText('npm install ../mtools/mtools-antd-ext-0.1.0.tgz');
    await page.getByRole('tab', { name: 'npm', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'pnpm' })).toBeFocused();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('pnpm');
    await expect(panel).toHaveText('pnpm add ../mtools/mtools-antd-ext-0.1.0.tgz');

    await page.goto('/mtools/guide/jaraxxus');
    await hydrated(page);
    await expect(panel).toContainText('pnpm add -D ../mtools/mtools-jaraxxus-0.1.0.tgz vite');
    await page.getByRole('tab', { name: 'bun' }).click();

    await withoutBundles(page, faults.allow);
    await page.goto(OVERVIEW);
    await expect(panel).toHaveText('bun add ../mtools/mtools-antd-ext-0.1.0.tgz');
  });

  test('a marked line, a title, and a copy of exactly the code', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(OVERVIEW);
    await hydrated(page);
    const block = page.locator('.source-code', { has: page.locator('mark') }).first();
    await expect(block.locator('figcaption')).toHaveText('package.json');
    await expect(block.locator('mark')).toHaveText(/"@mtools\/antd-ext": "workspace:\*"/);
    await block.hover();
    await block.getByRole('button', { name: '复制' }).click();
    await expect(block.getByTitle('已复制')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '已复制' })).toHaveCount(1);
    const expected = '{\n  "dependencies": {\n    "@mtools/antd-ext": "workspace:*"\n  }\n}';
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);

    await page.goto(BUTTON);
    await hydrated(page);
    await page.getByRole('button', { name: '复制引入语句' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("import { ButtonExt } from '@mtools/antd-ext';");
  });
});

test('on a phone the rows of a table are cards: nothing scrolls sideways, each value has its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['guide/malganis', 'guide/node-utils', 'en-US/guide/jaraxxus', 'design']) {
    await page.goto(`/mtools/${path}`);
    const overflows = await page
      .locator('.table-frame')
      .evaluateAll((frames) => frames.map((frame) => frame.scrollWidth - frame.clientWidth));
    expect(overflows.length, path).toBeGreaterThan(0);
    expect(Math.max(...overflows), path).toBe(0);
  }
  await page.goto('/mtools/en-US/guide/jaraxxus');
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'devServer.port' });
  await expect(row.getByRole('cell')).toHaveCount(4);
  const labels = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels).toEqual(['"Option"', '"Description"', '"Type"', '"Default"']);
});

for (const width of [1100, 1440]) {
  test(`rules, code, cards and tables end at the same edge: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/mtools/antd-ext/date-picker-ext');
    await hydrated(page);
    const edges = await page
      .locator(
        '.prose :is(h2, .demo-grid, .demo:not(.demo-grid > .demo), .table-frame), .prose > div > .source-code, .page-footer',
      )
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
    expect(edges.length).toBeGreaterThan(10);
    expect([...new Set(edges)]).toHaveLength(1);
  });
}

test('on paper a link of the site shows its whole address', async ({ page }) => {
  await page.goto('/mtools/guide');
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('.prose p > a[href^="/mtools/"]').first();
  const content = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(content.replace(/" "/g, '')).toMatch(/^" \(https:\/\/mtools\.example\/mtools\/.*\)"$/);
});

test('an image can be enlarged, and the focus comes back', async ({ page }) => {
  await page.goto('/mtools/guide');
  await hydrated(page);
  const image = page.locator('.zoom-image:visible');
  await image.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.zoom-dialog')).toHaveCount(0);
  await expect(image).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('img').click();
  await expect(dialog).toBeHidden();
});

test('a heading is a link to itself that the keyboard reaches', async ({ page }) => {
  await page.goto(BUTTON);
  await hydrated(page);
  const heading = page.getByRole('heading', { name: '何时使用' });
  const link = heading.getByRole('link', { name: '何时使用' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#when-to-use$/);
  await expect(heading).toBeInViewport();
});

test.describe('table of contents', () => {
  test('a marker slides to what is being read', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(BUTTON);
    await hydrated(page);
    const list = page.locator('.toc .toc-list');
    const marker = () =>
      list.evaluate((element) => {
        const style = getComputedStyle(element, '::before');
        return { top: new DOMMatrix(style.transform).f, height: Number.parseFloat(style.height) };
      });
    const place = (name: string) =>
      list
        .getByRole('link', { name, exact: true })
        .evaluate((link: HTMLElement) => ({ top: link.offsetTop, height: link.offsetHeight }));
    await expect.poll(marker).toEqual(await place('与 antd 的差异'));
    await list.getByRole('link', { name: 'API', exact: true }).click();
    await expect(list.locator('[aria-current]')).toHaveText('API');
    await expect.poll(marker).toEqual(await place('API'));
  });

  for (const width of [390, 1100]) {
    test(`is a dropdown at ${width} px that closes on a choice, Esc and a click elsewhere`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(BUTTON);
      await hydrated(page);
      await expect(page.locator('.toc')).toBeHidden();
      const summary = page.locator('.toc-bar summary');
      const list = page.locator('.toc-bar nav');
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(list).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(summary).toBeFocused();

      await summary.click();
      await expect(list).toBeVisible();
      await page.mouse.click(width - 20, 840);
      await expect(list).toBeHidden();

      await summary.click();
      await list.getByRole('link', { name: 'API', exact: true }).click();
      await expect(list).toBeHidden();
      const heading = page.getByRole('heading', { name: 'API', exact: true });
      await expect(heading).toBeInViewport();
      const bar = await page.locator('.toc-bar').boundingBox();
      const end = (bar?.y ?? 0) + (bar?.height ?? 0);
      const text = await heading.getByRole('link').boundingBox();
      expect(text?.y).toBeGreaterThanOrEqual(end);
      // Its rule is not seen beside that of the bar.
      const box = await heading.boundingBox();
      expect(box?.y).toBeLessThanOrEqual(end - 1);
      await expect(summary).toContainText('API');
    });
  }
});

test('axe finds nothing in tabs, an open dropdown and an enlarged image', async ({ page }) => {
  const sizes = [{ width: 1100, height: 800 }];
  await followEmulatedColors(page);
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(`${BUTTON}?tab=tokens`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: '尺寸与字重' })).toBeVisible();
  await page.locator('.toc-bar summary').click();
  expect(await findViolations(page, { exclude: '.demo-stage', sizes })).toEqual([]);
  await page.goto('/mtools/guide');
  await hydrated(page);
  await page.locator('.zoom-image:visible').click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(await findViolations(page, { sizes })).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1100, height: 800 } });

  test('groups, the table of contents and every install command can be read', async ({ page }) => {
    await page.goto(BUTTON);
    await expect(page.locator('.sidebar').getByRole('link', { name: 'InputExt' })).toBeVisible();
    await page.locator('.toc-bar summary').click();
    await expect(page.locator('.toc-bar').getByRole('link', { name: 'API' })).toBeVisible();
    await page.goto(OVERVIEW);
    for (const command of ['npm install', 'pnpm add', 'yarn add', 'bun add']) {
      await expect(page.getByText(`${command} ../mtools/mtools-antd-ext-0.1.0.tgz`)).toBeVisible();
    }
  });
});
