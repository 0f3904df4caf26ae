import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Locator } from '@playwright/test';
import { filesInCodeSandbox, filesInStackBlitz } from '../support/payloads';
import { root } from '../support/preview-server';
import { expect, hydrated, test } from './test';

const DEMOS = ['async', 'debounce', 'both', 'reject', 'submit', 'themes'];
const OUTSIDE = /^outside request: https:\/\/(stackblitz\.com\/run\?|codesandbox\.io\/api\/v1\/)/;

const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** Presses a button that posts to a service, and answers in its place. */
async function postedBy(button: Locator, context: BrowserContext, host: string) {
  await context.route(`https://${host}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>received</title>' }),
  );
  const [tab, request] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', (request) => request.url().startsWith(`https://${host}/`)),
    button.click(),
  ]);
  await expect(tab).toHaveTitle('received');
  // Only in the tab's own page: the service must not reach the documentation.
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  const fields = [...new URLSearchParams(request.postData() ?? '')];
  return {
    method: request.method(),
    url: new URL(request.url()),
    // A form ends its lines with CR LF.
    fields: Object.fromEntries(fields.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')])),
  };
}

for (const demo of DEMOS) {
  test(`${demo} opens in StackBlitz and in CodeSandbox, each with all that it needs`, async ({
    page,
    context,
    faults,
  }) => {
    faults.allow(OUTSIDE);
    await page.goto('/mtools/antd-ext/button-ext');
    await hydrated(page);
    const card = page.locator(`#button-ext-demo-${demo}`);
    await card.scrollIntoViewIfNeeded();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    const source = readFileSync(
      path.join(root, `docs/AntdExt/demo/button-ext/${demo}.tsx`),
      'utf8',
    );
    const expectFiles = (files: Record<string, string>) => {
      const own = source.replaceAll("'@mtools/", "'./mtools/");
      expect(files['src/Demo.tsx']).toBe(own);
      expect(files).toHaveProperty(['src/mtools/antd-ext/button-ext/ButtonExt.tsx']);
      expect(JSON.parse(files['package.json'] ?? '').dependencies).toMatchObject({
        antd: devDependencies.antd,
        react: devDependencies.react,
        'react-dom': devDependencies['react-dom'],
      });
    };

    const stackBlitz = await postedBy(
      card.getByRole('button', { name: '在 StackBlitz 中打开' }),
      context,
      'stackblitz.com',
    );
    expect(stackBlitz.method).toBe('POST');
    expect(stackBlitz.url.pathname).toBe('/run');
    expect(stackBlitz.fields).toMatchObject({
      'project[title]': title,
      'project[description]': expect.stringMatching(/\S/),
      'project[template]': 'node',
      'project[settings]': expect.stringContaining('"trigger":"auto"'),
    });
    expectFiles(filesInStackBlitz(stackBlitz.fields));

    const codeSandbox = await postedBy(
      card.getByRole('button', { name: '在 CodeSandbox 中打开' }),
      context,
      'codesandbox.io',
    );
    expect(codeSandbox.method).toBe('POST');
    expect(codeSandbox.url.pathname).toBe('/api/v1/sandboxes/define');
    expectFiles(filesInCodeSandbox(codeSandbox.fields));
  });
}

test('nothing of the sandboxes is loaded before a reader asks, and a failure is told in the new tab', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.goto('/mtools/en-US/antd-ext/button-ext');
  await hydrated(page);
  const card = page.locator('#button-ext-demo-async');
  await card.scrollIntoViewIfNeeded();
  const button = card.getByRole('button', { name: 'Open in StackBlitz' });
  await expect(button).toBeVisible();
  await page.waitForLoadState('networkidle');

  const asked: string[] = [];
  await page.route('**/*.js', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await expect(tab.locator('body')).toHaveText(/^It could not be opened/);
  expect(asked.length).toBeGreaterThan(0);
});
