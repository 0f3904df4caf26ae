import type { Page } from '@playwright/test';
import { openSearch, query } from '../support/search';
import { expect, hydrated, test } from './test';

const options = (page: Page) => page.getByRole('option');
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索结果' });

/** Addresses of what is loaded for the search from now on. */
function watchSearchFiles(page: Page): string[] {
  const files: string[] = [];
  page.context().on('request', (request) => {
    if (/\/static\/search\.|\.async\.js$/.test(request.url())) files.push(request.url());
  });
  return files;
}
const isIndex = (url: string) => url.includes('/static/search.');

test.describe('opening', () => {
  test('by the box, Ctrl-K and `/`; closing by Esc, the cross and a click beside', async ({
    page,
  }) => {
    await page.goto('/mtools/guide');
    await hydrated(page);
    const button = page.getByRole('button', { name: '搜索', exact: true });
    const box = page.getByRole('combobox');
    await expect(dialog(page)).toHaveCount(0);

    await button.click();
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();

    for (const key of ['Control+k', '/']) {
      await page.keyboard.press(key);
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('');
      await page.getByRole('button', { name: '关闭搜索' }).click();
      await expect(dialog(page)).toHaveCount(0);
    }
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await page.mouse.click(20, 600);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('by ⌘K and not by Ctrl-K on a Mac, as the box says', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
    });
    await page.goto('/mtools/guide');
    await hydrated(page);
    const button = page.getByRole('button', { name: '搜索', exact: true });
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Meta+K /');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Meta+k');
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  test('`/` and Ctrl-K in a text field belong to the field', async ({ page }) => {
    await page.goto('/mtools/antd-ext');
    await hydrated(page);
    const filter = page.getByRole('searchbox');
    await filter.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('/');
    await expect(filter).toHaveValue('/');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('by ?q= in the address, with the query; afterwards the address has none', async ({
    page,
  }) => {
    await page.goto('/mtools/en-US?q=debounce&x=1');
    await expect(page.getByRole('combobox')).toHaveValue('debounce');
    await expect(options(page).first()).toContainText('Debounce');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/mtools/en-US?x=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('mtools');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('each page says where a browser can search it', async ({ page }) => {
    await page.goto('/mtools/en-US/guide');
    const link = page.locator('link[rel="search"]');
    await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.ok()).toBe(true);
    expect(await response.text()).toContain(
      'template="https://mtools.example/mtools/en-US?q={searchTerms}"',
    );
  });
});

test.describe('loading', () => {
  test('nothing of the search is loaded before it is opened or its box focused', async ({
    page,
  }) => {
    await page.goto('/mtools/guide');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const files = watchSearchFiles(page);
    await page.getByRole('button', { name: '搜索', exact: true }).hover();
    await page.waitForTimeout(500);
    expect(files).toEqual([]);
    expect(page.workers()).toEqual([]);

    const index = page.context().waitForEvent('request', (request) => isIndex(request.url()));
    await page.getByRole('button', { name: '搜索', exact: true }).focus();
    expect((await index).url()).toMatch(/\/static\/search\.zh-CN\.[0-9a-f]{8}\.json$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('the index is cached for ever, and loaded once', async ({ page }) => {
    await page.goto('/mtools/guide');
    const files = watchSearchFiles(page);
    const answered = page.context().waitForEvent('response', (answer) => isIndex(answer.url()));
    const box = await openSearch(page);
    expect((await answered).headers()['cache-control']).toContain('immutable');
    await query(page, box, '按钮');
    await page.keyboard.press('Escape');
    await openSearch(page);
    await query(page, box, '表格');
    await expect(options(page).first()).toBeVisible();
    expect(files.filter(isIndex)).toHaveLength(1);
  });

  test('each language has its own index and texts', async ({ page }) => {
    await page.goto('/mtools/guide');
    await query(page, await openSearch(page), '抽屉');
    await expect(options(page).first()).toHaveAttribute('href', '/mtools/antd-ext/drawer-ext');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    const box = await openSearch(page);
    await query(page, box, 'drawer');
    await expect(options(page).first()).toHaveAttribute(
      'href',
      '/mtools/en-US/antd-ext/drawer-ext',
    );
    await query(page, box, 'zzzzqqq');
    await expect(page.getByText('No content was found')).toBeVisible();
  });
});

test.describe('choosing', () => {
  test.use({ viewport: { width: 1280, height: 700 } });

  const targets = [
    { what: 'section', words: '何时使用 按钮', hash: 'when-to-use' },
    { what: 'demo', words: '表单提交', hash: 'button-ext-demo-submit' },
    { what: 'API row', words: 'onAsyncError', hash: 'api-button-ext-onAsyncError' },
  ];

  test('a section, a demo or an API row is gone to, marked for two seconds and focused', async ({
    page,
  }) => {
    for (const { what, words, hash } of targets) {
      await test.step(what, async () => {
        await page.goto('/mtools/guide');
        const box = await openSearch(page);
        await query(page, box, words);
        const option = page.locator(`[role="option"][href$="button-ext#${hash}"]`);
        await option.click();
        await expect(page).toHaveURL(new RegExp(`/antd-ext/button-ext#${hash}$`));
        const target = page.locator(`[id="${hash}"]`);
        await expect(target).toHaveAttribute('data-search-target');
        await expect(target).toBeInViewport();
        await expect(target).toBeFocused();
        const marked = Date.now();
        await expect(target).not.toHaveAttribute('data-search-target');
        // Two seconds, and the time between two looks on a busy machine.
        expect(Date.now() - marked).toBeLessThan(4000);
        await expect(dialog(page)).toHaveCount(0);
      });
    }
  });

  test('a page gets the focus on its content, and the query is kept as a recent one', async ({
    page,
  }) => {
    await page.goto('/mtools/guide');
    const box = await openSearch(page);
    await query(page, box, 'uplaod');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/antd-ext\/upload-ext$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('UploadExt');
    await expect(page.getByRole('main')).toBeFocused();

    await openSearch(page);
    const recent = page.getByRole('region', { name: '最近搜索' });
    await recent.getByRole('button', { name: 'uplaod', exact: true }).click();
    await expect(box).toHaveValue('uplaod');
    await expect(box).toBeFocused();
    await expect(options(page).first()).toContainText('UploadExt');
    await box.fill('');
    await expect(options(page)).toHaveCount(0);
    await recent.getByRole('button', { name: '删除「uplaod」' }).click();
    await expect(recent).toHaveCount(0);
    await expect(box).toBeFocused();
    await page.reload();
    await openSearch(page);
    await expect(page.getByText('也可以输入拼音')).toBeVisible();
  });

  test('a page without a section marks nothing, then or later', async ({ page }) => {
    await page.goto('/mtools/guide');
    const box = await openSearch(page);
    await query(page, box, 'uplaod');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('UploadExt');
    const entry = page.locator('.toc').getByRole('link').last();
    await entry.click();
    await expect(page).toHaveURL(/#/);
    await expect(page.locator('[data-search-target]')).toHaveCount(0);
  });

  test('a search by ?q= is over once a result was chosen, also for Back', async ({ page }) => {
    await page.goto('/mtools/guide?q=uplaod');
    await expect(options(page).first()).toContainText('UploadExt');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/antd-ext\/upload-ext$/);
    await page.goBack();
    await expect(page).toHaveURL('/mtools/guide');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('指南');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('the same result can be chosen twice', async ({ page }) => {
    await page.goto('/mtools/guide');
    for (const _ of [1, 2]) {
      const box = await openSearch(page);
      await query(page, box, 'onAsyncError');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/onAsyncError$/);
      await expect(page.locator('[data-search-target]')).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  });

  test('with Ctrl, a click or Enter opens a new tab and leaves the dialog open', async ({
    page,
    context,
  }) => {
    await page.goto('/mtools/guide');
    const box = await openSearch(page);
    await query(page, box, '抽屉');
    for (const open of [
      () =>
        options(page)
          .first()
          .click({ modifiers: ['ControlOrMeta'] }),
      () => box.press('Control+Enter'),
    ]) {
      const opened = context.waitForEvent('page');
      await open();
      const tab = await opened;
      await expect(tab).toHaveURL(/\/antd-ext\/drawer-ext$/);
      await tab.close();
      await expect(box).toBeVisible();
      await expect(page).toHaveURL(/\/guide$/);
    }
  });
});

test.describe('results', () => {
  test('arrow keys, Home and End move through them, around both ends', async ({ page }) => {
    await page.goto('/mtools/guide');
    const box = await openSearch(page);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await query(page, box, '主题');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    const count = await options(page).count();
    expect(count).toBeGreaterThan(5);
    const expectActive = async (index: number) => {
      const option = options(page).nth(index);
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(active(page)).toHaveCount(1);
      await expect(option).toBeInViewport({ ratio: 0.9 });
      const id = await option.getAttribute('id');
      await expect(box).toHaveAttribute('aria-activedescendant', id ?? '');
      await expect(box).toBeFocused();
    };
    await expectActive(0);
    await box.press('ArrowDown');
    await expectActive(1);
    await box.press('End');
    await expectActive(count - 1);
    await box.press('ArrowDown');
    await expectActive(0);
    await box.press('ArrowUp');
    await expectActive(count - 1);
    await box.press('Home');
    await expectActive(0);
    await box.press('ArrowDown');
    await query(page, box, '主题 颜色');
    await expectActive(0);
  });

  test('stand in groups in the order of the navigation, the best ones on top', async ({ page }) => {
    await page.goto('/mtools/guide');
    const box = await openSearch(page);
    // A word of few pages: of a common one only the best results are listed.
    await query(page, box, '颜色');
    await expect(page.locator('.search-group-title')).toHaveText([
      '最佳匹配',
      '指南',
      '设计',
      '组件',
    ]);
    await expect(options(page).first().locator('mark').first()).toHaveText('颜色');
    await expect(page.getByRole('status')).toHaveText(/^共 \d+ 条结果$/);
  });

  test('a page has its subtitle behind its title, muted', async ({ page }) => {
    await page.goto('/mtools/guide');
    const box = await openSearch(page);
    await query(page, box, '按钮');
    const title = options(page).first().locator('.search-option-title');
    await expect(title).toHaveText('ButtonExt 能等待异步操作、忽略重复点击的按钮');
    const subtitle = title.locator('.search-option-subtitle');
    await expect(subtitle).toHaveText('能等待异步操作、忽略重复点击的按钮');
    await expect(subtitle.locator('mark')).toHaveText('按钮');
    const colorOf = (element: Element) => getComputedStyle(element).color;
    expect(await subtitle.evaluate(colorOf)).not.toBe(await title.evaluate(colorOf));
  });

  test('scopes narrow them to guides, components, API and demos', async ({ page }) => {
    await page.goto('/mtools/guide');
    const box = await openSearch(page);
    await query(page, box, '点击');
    const links = () =>
      options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? ''));
    for (const [scope, pattern] of [
      ['指南', /^\/mtools\/(guide|design|$)/],
      ['组件', /^\/mtools\/antd-ext/],
      ['API', /#api-|\/guide\/\w+-utils#/],
      ['示例', /-demo-/],
    ] as const) {
      await page.getByRole('radio', { name: scope }).check({ force: true });
      await expect.poll(links).toEqual(expect.arrayContaining([expect.stringMatching(pattern)]));
      await expect(page.locator('.search-body')).toHaveAttribute('aria-busy', 'false');
      for (const link of await links()) expect(link).toMatch(pattern);
    }
  });
});
