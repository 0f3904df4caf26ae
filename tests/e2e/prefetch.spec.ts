import type { Page } from '@playwright/test';
import { liveDemo } from '../support/demos';
import { pageOfScript, scriptOfPage } from '../support/page-scripts';
import { SAVE_DATA } from '../support/web-vitals';
import { expect, hydrated, quiet, test } from './test';

test.use({ prefetching: true });

/** The pages whose code has been asked for, by the Markdown files they are made from. */
function recordPages(page: Page): string[] {
  const pages: string[] = [];
  page.on('request', (request) => {
    const file = pageOfScript(request.url());
    if (file) pages.push(file);
  });
  return pages;
}

test('a link that comes into view brings its page', async ({ page, context, faults }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  const pages = recordPages(page);
  await page.goto('/mtools/guide');
  await expect.poll(() => pages).toContain('docs/guide/isomorphic-utils.md');
  // The last entry of the sidebar is out of view.
  expect(pages).not.toContain('docs/guide/mt-template-h5.md');
  const last = page.getByRole('navigation', { name: '本节页面' }).getByText('mt-template-h5');
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => pages).toContain('docs/guide/mt-template-h5.md');
  expect(pages.length, 'each once').toBe(new Set(pages).size);
  // Of the other language only the page that the language switch leads to.
  expect(pages.filter((name) => name.includes('.en-US.'))).toEqual(['docs/guide/index.en-US.md']);

  await page.waitForLoadState('networkidle');
  // The browser asks for the icon again.
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('mt-template-h5');
});

test.describe('with Save-Data', () => {
  test.use({ prefetching: false });

  test('nothing comes before it is asked for', async ({ page }) => {
    const pages = recordPages(page);
    await page.goto('/mtools/guide');
    await hydrated(page);
    await page.getByRole('link', { name: 'node-utils' }).first().hover();
    await page.waitForLoadState('networkidle');
    expect(pages).toEqual(['docs/guide/index.md']);
  });
});

test('a page that cannot be fetched ahead is no fault until it is asked for', async ({
  page,
  faults,
}) => {
  faults.allow(/status(?: of)? 404/);
  const file = scriptOfPage('docs/guide/jaraxxus.md');
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  const failed = page.waitForResponse(file);
  await page.goto('/mtools/guide');
  await failed;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.unroute(file);
  await page.getByRole('navigation', { name: '本节页面' }).getByText('jaraxxus').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('jaraxxus');
});

test('the code of the first demo is fetched at once; the demo itself mounts when it comes near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 150 });
  await page.goto('/mtools/en-US/antd-ext/pro-search-table');
  await hydrated(page);
  // The names of the demos' files tell nothing to wait for.
  await quiet(page);
  const first = page.locator('.demo').first();
  await expect(liveDemo(first)).toHaveCount(0);

  // The pages behind the links that come into view would be among what is counted now.
  await page.evaluate(SAVE_DATA);
  await quiet(page);
  const later: string[] = [];
  page.on('request', (request) => later.push(request.url()));
  await first.locator('.demo-stage').scrollIntoViewIfNeeded();
  await expect(liveDemo(first)).toBeVisible();
  expect(later).toEqual([]);
});
