import type { Page } from '@playwright/test';
import { cutIndex } from '../../.dumi/theme/plugin/search-index/cutIndex';
import { openSearch, query } from '../support/search';
import { readIndex, serveIndex } from '../support/search-files';
import { expect, hold, hydrated, test } from './test';

const options = (page: Page) => page.getByRole('option');
const busy = (page: Page) => page.locator('.search-body');
const INDEX = /\/static\/search\.zh-CN\.\w+\.json$/;

const holdIndex = (page: Page) => hold(page, INDEX);

test('only spaces are no query', async ({ page }) => {
  await page.goto('/mtools/guide');
  const box = await openSearch(page);
  await box.fill('    ');
  await expect(busy(page)).toHaveAttribute('aria-busy', 'false');
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByText('未找到相关内容')).toHaveCount(0);
  await expect(page.getByText('也可以输入拼音')).toBeVisible();
});

test('what no page has finds nothing, and does no harm to what is typed next', async ({ page }) => {
  await page.goto('/mtools/guide');
  const box = await openSearch(page);
  for (const [name, text] of [
    ['10,000 characters', 'ab1'.repeat(3334)],
    ['10,000 Chinese characters', '鑫淼'.repeat(5000)],
    ['characters of regular expressions', '.*+?^$(){}|[]\\'],
    ['emoji', '😀👩‍👩‍👧'],
  ] as const) {
    await test.step(name, async () => {
      await query(page, box, text);
      await expect.soft(page.getByText('未找到相关内容'), name).toBeVisible();
      await query(page, box, '按钮');
      await expect.soft(options(page).first(), name).toContainText('ButtonExt');
    });
  }
});

test('a tag is a word, in the results and among the recent searches', async ({ page }) => {
  const tag = '<script>document.title="taken"</script>按钮';
  await page.goto('/mtools/guide');
  const box = await openSearch(page);
  await query(page, box, tag);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(busy(page)).toHaveCount(0);
  await openSearch(page);
  await expect(page.getByRole('button', { name: tag, exact: true })).toBeVisible();
  await expect(page).not.toHaveTitle('taken');
});

test('what an input method has not finished is not looked for', async ({ page }) => {
  await page.goto('/mtools/guide');
  await openSearch(page);
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  for (const text of ['a', 'an', "an'n", "an'niu"]) await compose(text);
  await expect(page.getByRole('combobox')).toHaveValue("an'niu");
  // Three times the delay: had it been looked for, it would be there.
  await page.waitForTimeout(600);
  await expect(busy(page)).toHaveAttribute('aria-busy', 'false');
  await expect(options(page)).toHaveCount(0);
  await session.send('Input.insertText', { text: '按钮' });
  await expect(page.getByRole('combobox')).toHaveValue('按钮');
  await expect(options(page).first()).toContainText('ButtonExt');
});

test('a query typed before the index has arrived gets results when it has', async ({ page }) => {
  const release = await holdIndex(page);
  await page.goto('/mtools/guide');
  const box = await openSearch(page);
  await box.fill('表格');
  await expect(page.getByText('正在搜索')).toBeVisible();
  await box.fill('抽屉');
  await expect(busy(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(options(page).first()).toContainText('DrawerExt');
  await expect(busy(page)).toHaveAttribute('aria-busy', 'false');
});

test('Enter before the results opens the result of what is typed, not of what was', async ({
  page,
}) => {
  await page.goto('/mtools/guide');
  const box = await openSearch(page);
  await query(page, box, '表格');
  await expect(options(page).first()).toBeVisible();
  await box.fill('按钮');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/antd-ext\/button-ext$/);
  await openSearch(page);
  const recent = page.getByRole('region', { name: '最近搜索' });
  await expect(recent.getByRole('button', { name: '按钮', exact: true })).toBeVisible();
});

test('what is typed while the dialog itself is on its way is not lost', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.goto('/mtools/guide');
  await hydrated(page);
  await page.route(/\.async\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const busy = page.locator('.search-box[aria-busy=true]');
  // The box may hydrate a moment after the text; once it listens, a second key would be typed into it.
  await expect(async () => {
    if (!(await busy.isVisible())) await page.keyboard.press('/');
    await expect(busy).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('anni/');
  await page.keyboard.press('Backspace');
  arrive();
  await expect(page.getByRole('combobox')).toHaveValue('anni');
  await page.keyboard.type('u');
  await expect(page.getByRole('combobox')).toHaveValue('anniu');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/antd-ext\/button-ext$/);
});

test('the key that ends a composition in Safari opens nothing', async ({ page }) => {
  await page.goto('/mtools/guide');
  const box = await openSearch(page);
  await query(page, box, '按钮');
  await box.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
  await expect(page).toHaveURL(/\/guide$/);
  await expect(box).toBeVisible();
});

test('fast typing and then clearing leaves nothing, also when the results come late', async ({
  page,
}) => {
  const release = await holdIndex(page);
  await page.goto('/mtools/guide');
  const box = await openSearch(page);
  await box.pressSequentially('anniu', { delay: 10 });
  await page.waitForTimeout(300);
  await box.fill('');
  await expect(busy(page)).toHaveAttribute('aria-busy', 'false');
  release();
  await page.context().waitForEvent('response', (response) => INDEX.test(response.url()));
  await page.waitForTimeout(400);
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByText('也可以输入拼音')).toBeVisible();
});

test('an index that does not come: a message with a retry, and the site goes on', async ({
  page,
  faults,
}) => {
  faults.allow(/status(?: of)? 404/);
  for (const [what, answer] of [
    ['missing', { status: 404, body: 'Not found' }],
    ['not JSON', { status: 200, body: '<!DOCTYPE html><p>Sign in</p>' }],
    ['another JSON', { status: 200, body: '{"pages":"none"}' }],
  ] as const) {
    await test.step(what, async () => {
      await page.context().route(INDEX, (route) => route.fulfill(answer));
      await page.goto('/mtools/guide');
      const box = await openSearch(page);
      await box.fill('按钮');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('搜索加载失败');
      await alert.getByRole('button', { name: '重试' }).click();
      await expect(alert).toContainText('搜索加载失败');

      await page.context().unroute(INDEX);
      await alert.getByRole('button', { name: '重试' }).click();
      await expect(options(page).first()).toContainText('ButtonExt');
      await expect(alert).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.getByRole('navigation', { name: '本节页面' }).getByText('jaraxxus').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/jaraxxus/);
    });
  }
});

for (const { lang, prefix, word, other, line, retry } of [
  {
    lang: 'zh-CN',
    prefix: '',
    word: '按钮',
    other: '抽屉',
    line: '部分搜索索引加载失败',
    retry: '重试',
  },
  {
    lang: 'en-US',
    prefix: '/en-US',
    word: 'button',
    other: 'drawer',
    line: 'Part of the search index failed to load.',
    retry: 'Try again',
  },
]) {
  test(`a part of the index that does not come is named above what the others have: ${lang}`, async ({
    page,
    context,
    faults,
  }) => {
    faults.allow(/status(?: of)? 404/);
    const { manifest, parts } = cutIndex(readIndex(lang), 'search.folder');
    await serveIndex(context, {
      first: JSON.stringify(manifest),
      parts: new Map(
        Array.from(parts, ([name, part]) => [`search.folder/${name}.json`, JSON.stringify(part)]),
      ),
    });
    const asked: string[] = [];
    await context.route(/search\.folder\/terms-/, async (route) => {
      const url = route.request().url();
      asked.push(url);
      if (url === asked[0]) await route.fulfill({ status: 404, body: 'Not found' });
      else await route.fallback();
    });
    await page.goto(`/mtools${prefix}/guide`);
    const box = await openSearch(page);
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);

    await query(page, box, word);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(line);
    await box.fill(`${word} ${other}`);
    await expect(options(page).first()).toContainText('DrawerExt');
    await expect(notice).toContainText(line);

    await context.unroute(/search\.folder\/terms-/);
    await notice.getByRole('button', { name: retry }).click();
    await expect(notice).toHaveCount(0);
    await expect(box).toBeFocused();
    await query(page, box, word);
    await expect(options(page).first()).toContainText('ButtonExt');
  });
}

test('a dialog that cannot be loaded says so beside the box, and the site goes on', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/mtools/guide');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const button = page.getByRole('button', { name: '搜索', exact: true });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('搜索加载失败');
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('without a network the search goes on, once it has been opened', async ({
  page,
  context,
  faults,
}) => {
  // The page fetches ahead what its links lead to.
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/mtools/guide');
  const box = await openSearch(page);
  await query(page, box, '按钮');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await openSearch(page);
  await query(page, box, '如何选择');
  await expect(options(page).first()).toHaveAttribute('href', '/mtools/guide#choose');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide#choose$/);
  await expect(page.locator('#choose')).toBeInViewport();
});

test('one Esc closes the dialog, and a modal of the page below only by the next', async ({
  page,
}) => {
  await page.goto('/mtools/guide');
  await hydrated(page);
  // Listens where antd's modals listen: on the window, in the bubbling phase.
  await page.evaluate(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    window.addEventListener('keydown', ({ key }) => heard.push(key));
  });
  const heard = () => page.evaluate<string[]>(() => Reflect.get(window, 'heard'));
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await heard()).not.toContain('Escape');
  await page.keyboard.press('Escape');
  expect(await heard()).toContain('Escape');

  // The next one may come before the focus has left the closed dialog.
  await openSearch(page);
  const before = (await heard()).length;
  await page.getByRole('combobox').evaluate((input) => {
    input.closest('dialog')?.close();
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  expect((await heard()).slice(before)).toEqual(['Escape']);
});
