import type { Request } from '@playwright/test';
import { scriptOfPage, scriptsOfReferences } from '../support/page-scripts';
import { expect, hold, hydrated, test } from './test';

/** What is said of a script that is gone; the last by React, when it was needed to hydrate a part of the page. */
const GONE = /status(?: of)? 404|ChunkLoadError|Loading chunk|React error #422/;

test('a page whose script is gone reloads once and then says so', async ({ page, faults }) => {
  faults.allow(GONE);
  let requests = 0;
  let loads = 0;
  await page.route(scriptOfPage('docs/guide/node-utils.md'), (route) => {
    requests += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto('/mtools/guide');
  await hydrated(page);
  page.on('load', () => {
    loads += 1;
  });

  await page.getByRole('navigation', { name: '本节页面' }).getByText('node-utils').click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('页面的一部分加载失败');
  await expect(alert).toContainText(/Loading chunk \S+ failed/);
  expect(loads).toBe(1);
  expect(requests).toBe(2);

  await page.unroute(scriptOfPage('docs/guide/node-utils.md'));
  await alert.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('node-utils');
});

test('a demo whose script is gone reloads the page once and then says so in its card', async ({
  page,
  faults,
}) => {
  faults.allow(GONE);
  let loads = 0;
  const shell = new Set<string>();
  const collect = (request: Request) => shell.add(request.url());
  // So low a window that no demo is near it before the page is scrolled.
  await page.setViewportSize({ width: 1440, height: 200 });
  page.on('request', collect);
  await page.goto('/mtools/antd-ext/button-ext');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  page.off('request', collect);
  await page.route('**/*.async.js', (route) =>
    shell.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  page.on('load', () => {
    loads += 1;
  });
  // By the wheel, which asks nothing of the page: the reload could discard the result.
  // Not the first one: its code is fetched with the page.
  const demo = page.locator('.demo').last();
  const { y = 0 } = (await demo.boundingBox()) ?? {};
  await page.mouse.wheel(0, y);
  await expect.poll(() => loads).toBe(1);
  await hydrated(page);
  await demo.scrollIntoViewIfNeeded();
  const crash = demo.getByRole('alert');
  await expect(crash).toContainText('示例的一部分加载失败');
  expect(loads).toBe(1);
  // The page goes on, and so does the demo once its script is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ButtonExt');
  await page.unrouteAll({ behavior: 'wait' });
  await crash.getByRole('button', { name: '重试' }).click();
  await expect(demo.locator('.demo-stage').getByRole('button').first()).toBeVisible();
});

test('an API reference whose script is gone comes with the HTML of its page', async ({
  page,
  faults,
}) => {
  faults.allow(GONE);
  await page.route(scriptsOfReferences(), (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/mtools/antd-ext');
  await hydrated(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('navigation', { name: '本节页面' }).getByText('ButtonExt').click();
  await reloaded;
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ButtonExt');
  await expect(page.locator('.api-table').first()).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page can be left while the code of a demo is on its way', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 200 });
  await page.goto('/mtools/antd-ext');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: '下一篇 ButtonExt' }).click();
  const demo = page.locator('.demo').first();
  await demo.waitFor();
  await page.waitForLoadState('networkidle');
  const release = await hold(page, /\.async\.js$/);
  const request = page.waitForRequest('**/*.async.js');
  await demo.evaluate((card) => card.scrollIntoView());
  const code = await request;
  // React puts aside what waits, and takes apart what has gone, when it finds the time.
  await page.waitForTimeout(500);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('组件总览');
  await page.waitForTimeout(500);
  release();
  await (await code.response())?.finished();
  await page.waitForLoadState('networkidle');
});

test('offline, the page that is read is not reloaded away', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk/);
  await page.goto('/mtools/guide');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: '本节页面' }).getByText('jaraxxus').click();
  await expect(page.getByRole('alert')).toContainText('页面的一部分加载失败');
});

test('offline, a part of a card that cannot come leaves the rest of the page alone', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading (CSS )?chunk/);
  await page.goto('/mtools/en-US/antd-ext/button-ext');
  await hydrated(page);
  const card = page.locator('.demo').first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole('button', { name: 'Open in StackBlitz' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Theme and color' }).click();
  await expect(card.getByRole('dialog').getByRole('alert')).toContainText('failed to load');
  await page.getByRole('heading', { name: 'Playground' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.playground').getByRole('alert')).toContainText('failed to load');
  await expect(page.getByRole('heading', { name: 'ButtonExt', level: 1 })).toBeAttached();
});
