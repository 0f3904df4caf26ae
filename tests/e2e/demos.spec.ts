import { expect, hydrated, test } from './test';

const DEMO = '/mtools/~demos/button-ext-demo-async';

test('a demo runs on its page: an async click shows loading and then says success !', async ({
  page,
}) => {
  await page.goto('/mtools/antd-ext/button-ext');
  await hydrated(page);
  const demo = page.locator('#button-ext-demo-async');
  await demo.scrollIntoViewIfNeeded();
  const button = demo.locator('.demo-stage').getByRole('button');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('success !')).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
});

test('the code of a demo can be opened, copied and closed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/mtools/antd-ext/button-ext');
  await hydrated(page);
  const demo = page.locator('#button-ext-demo-async');
  await expect(demo.locator('pre')).toHaveCount(0);
  await demo.getByRole('button', { name: '展开代码' }).click();
  await expect(demo.locator('pre')).toContainText("from '@mtools/antd-ext'");
  await expect(demo.locator('pre .token').first()).toBeVisible();

  await demo.locator('.demo-actions').getByRole('button', { name: '复制代码' }).click();
  await expect(demo.getByRole('button', { name: '已复制' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('isAsyncClick');
  await expect(demo.getByRole('button', { name: '已复制' })).toHaveCount(0, { timeout: 4000 });

  await demo.getByRole('button', { name: '收起代码' }).click();
  await expect(demo.locator('pre')).toHaveCount(0);
});

test('a demo opens alone in a new tab, in the language of the page', async ({ page }) => {
  await page.goto('/mtools/en-US/antd-ext/button-ext');
  await hydrated(page);
  const opened = page.waitForEvent('popup');
  await page
    .locator('#button-ext-demo-async')
    .getByRole('link', { name: 'Open alone in a new tab' })
    .click();
  const alone = await opened;
  await expect(alone).toHaveURL(/\/~demos\/button-ext-demo-async\?locale=en-US$/);
  await expect(alone.getByRole('button').first()).toBeVisible();
  await expect(alone.getByRole('banner')).toHaveCount(0);
  await expect(alone.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('the demo route is neither prerendered nor hydrated', async ({ page, request }) => {
  const html = await (await request.get(DEMO)).text();
  expect(html).not.toContain('data-prerendered');
  expect(html).not.toContain('demo-page');
  await page.goto(DEMO);
  await expect(page.getByRole('button').first()).toBeVisible();
});

for (const { query, lang } of [
  { query: '', lang: 'zh-CN' },
  { query: '?locale=en-US', lang: 'en-US' },
  { query: '?locale=zh-CN', lang: 'zh-CN' },
]) {
  test(`${query || 'no ?locale='} on the demo route gives ${lang}`, async ({ page }) => {
    await page.goto(`${DEMO}${query}`);
    await expect(page.getByRole('button').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  });
}

for (const locale of ['not_a_locale', 'fr-FR', '%E0%A4%A', 'en-US&locale=zz_']) {
  test(`?locale=${locale} shows the demo and a message`, async ({ page }) => {
    await page.goto(`${DEMO}?locale=${locale}`);
    await expect(page.getByRole('button').first()).toBeVisible();
    const known = locale.startsWith('en-US');
    const notice = known ? 'The site has no language' : '网站没有语言';
    await expect(page.getByRole('status').first()).toContainText(notice);
    await expect(page.locator('html')).toHaveAttribute('lang', known ? 'en-US' : 'zh-CN');
  });
}

for (const id of ['no-such-demo', 'x-demo-y', 'toString', '__proto__']) {
  test(`the unknown demo id ${id} shows a message, in the language asked for`, async ({
    page,
    faults,
  }) => {
    faults.allow(/status(?: of)? 404/);
    await page.goto(`/mtools/~demos/${id}?locale=en-US`);
    await expect(page.getByRole('alert')).toContainText(`There is no demo with the id ${id}.`);
    await expect(page.getByRole('link', { name: 'See all components' })).toBeVisible();
    await expect(page.locator('title')).toHaveCount(1);
  });
}
