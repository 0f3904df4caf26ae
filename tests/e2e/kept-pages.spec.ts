import { expect, hold, hydrated, test } from './test';

const ENTRY = /\/umi\.\w+\.js$/;
const PAGE = '/mtools/guide/jaraxxus';

test('the text of a guide is HTML: its script is not loaded, and its links open pages at once', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(PAGE);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const named = await page
    .locator('link[rel="preload"][as="script"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect([...new Set(scripts)].sort()).toEqual([...named].sort());

  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const heading = page.getByRole('heading', { level: 1 });
  const text = page.locator('.static-page');
  const link = text.getByRole('link', { name: 'node-service' }).first();
  await link.click();
  await expect(heading).toHaveText('node-service');
  await page.goBack();
  await expect(heading).toHaveText('jaraxxus');
  // By now the text is rendered here, and looks the same.
  await expect(text.getByRole('tab').first()).toBeVisible();
  await expect(link).toBeVisible();
  expect(loads).toBe(0);
});

test('a button that is clicked before the page can respond does its work as soon as it can', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, ENTRY);
  await page.goto('/mtools/guide', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: '打开菜单' });
  await menu.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: '主导航' })).toBeVisible();
  await hydrated(page);
  // Once only.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('where the entry script never arrives, the text can be read and links load their pages', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.route(ENTRY, (route) => route.abort());
  await page.goto(PAGE);
  await page.getByRole('navigation', { name: '本节页面' }).getByText('node-utils').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('node-utils');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/mtools/en-US/guide/node-utils');
});

test('a browser without requestIdleCallback shows pages and opens others', async ({ page }) => {
  await page.addInitScript('delete window.requestIdleCallback');
  await page.goto('/mtools/');
  await hydrated(page);
  await page.getByRole('navigation', { name: '主导航' }).getByText('指南').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('指南');
});
