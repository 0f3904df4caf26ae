import type { FrameLocator, Page } from '@playwright/test';
import { expect, hydrated, test } from './test';

/** Addresses of the previews that the page has asked for. */
function previewRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/mtools/previews/')) asked.push(request.url());
  });
  return asked;
}

/** Shows interest in the preview: without data to save, anywhere on the page would do. */
async function openPreview(page: Page): Promise<FrameLocator> {
  await page.locator('.template-preview').scrollIntoViewIfNeeded();
  await page.locator('.template-preview-screen').hover();
  const frame = page.locator('.template-preview iframe');
  await expect(frame).toHaveAttribute('data-ready');
  return frame.contentFrame();
}

test('the admin template runs in a frame: nothing is loaded before, a reader logs in, and nothing is left behind', async ({
  page,
}) => {
  const asked = previewRequests(page);
  await page.goto('/mtools/en-US/guide/mt-template-admin');
  await hydrated(page);
  const card = page.getByRole('figure', { name: /^Account admin/ });
  await expect(
    card.getByRole('img', { name: 'The login page of mt-template-admin' }),
  ).toBeVisible();
  const before = await card.boundingBox();
  expect(asked).toEqual([]);

  const app = await openPreview(page);
  expect(asked.length).toBeGreaterThan(1);
  await expect(page.getByTitle('Live preview of mt-template-admin')).toBeVisible();
  // Nothing has moved, and the field that takes the focus by itself has not taken it from the page.
  expect(await card.boundingBox()).toEqual(before);
  await expect(page.locator('body')).toBeFocused();

  await app.getByRole('textbox', { name: 'Account' }).fill('admin');
  await app.getByLabel('Password').fill('admin123');
  await app.getByRole('button', { name: 'Log in' }).click();
  await expect(app.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await app.getByRole('menuitem', { name: 'System' }).click();
  await app.getByRole('menuitem', { name: 'Users' }).click();
  await expect(app.getByRole('cell', { name: 'Ada Chen' })).toBeVisible();

  // It follows the site, and keeps its page.
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect
    .poll(() => app.locator('html').evaluate((html) => html.style.colorScheme))
    .toBe('dark');
  await expect(app.getByRole('cell', { name: 'Ada Chen' })).toBeVisible();

  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => key.startsWith('mt-admin'))).toEqual([]);
  await card.getByRole('button', { name: 'Reload the preview' }).click();
  await expect(app.getByRole('textbox', { name: 'Account' })).toBeVisible();
});

test('the h5 template runs in a frame on a phone, and a picture is sent to its mock', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mtools/guide/mt-template-h5');
  await hydrated(page);
  const app = await openPreview(page);
  await app.getByLabel('账号').fill('lin');
  await app.getByLabel('密码').fill('123456');
  await app.getByRole('button', { name: '登录' }).click();
  await expect(app.getByRole('heading', { name: '问题列表' })).toBeVisible();
  await app.getByRole('link', { name: '上报问题' }).click();
  // Uploads go by XMLHttpRequest, all else by fetch.
  const gif = 'R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
  await app.locator('input[type=file]').setInputFiles({
    name: 'bench.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from(gif, 'base64'),
  });
  await expect(app.locator(`img[src="data:image/gif;base64,${gif}"]`)).toBeVisible();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('a template opens in StackBlitz with its files, which are loaded at the click', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/^outside request: https:\/\/stackblitz\.com\/run\?/);
  let posted = new URLSearchParams();
  await context.route('https://stackblitz.com/**', async (route) => {
    posted = new URLSearchParams(route.request().postData() ?? '');
    await route.fulfill({ body: 'StackBlitz' });
  });
  await page.goto('/mtools/guide/mt-template-h5');
  await hydrated(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const button = page.getByRole('button', { name: '在 StackBlitz 中打开' });
  const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await expect(tab.locator('body')).toHaveText('StackBlitz');
  expect(new URL(tab.url()).searchParams.get('file')).toBe('src/app.tsx');
  expect(scripts.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  expect(posted.get('project[template]')).toBe('node');
  const manifest = JSON.parse(posted.get('project[files][package.json]') ?? '{}');
  expect(manifest.devDependencies['@mtools/jaraxxus']).toBe('file:./packages/jaraxxus');
  expect(posted.has('project[files][packages/jaraxxus/package.json]')).toBe(true);
});
