import type { BrowserContext, Page } from '@playwright/test';
import { scan } from '../support/axe';
import { filesInStackBlitz } from '../support/payloads';
import { expect, hydrated, test } from './test';

const TIMEOUT = 'Timeout: Unable to establish a connection with the StackBlitz VM';
const OUTSIDE = /^outside request: https:\/\/stackblitz\.com\/run\?/;
/** The sdk asks for more features of the browser than each has, before our list replaces its own. */
const FEATURES = /^console: Unrecognized feature: /;

/** Responds to the handshake as StackBlitz's page does, and shows which theme it is asked for. */
const SERVICE = `<title>project</title><p>StackBlitz</p><output></output><script>
addEventListener('message', ({ data }) => {
  if (data.action !== 'SDK_INIT') return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: { type, payload } }) => {
    document.querySelector('output').textContent = type + ' ' + payload.theme;
    port1.postMessage({ type, payload: { __reqid: payload.__reqid, __success: true } });
  };
  parent.postMessage({ action: 'SDK_INIT_SUCCESS', id: data.id, payload: {} }, '*', [port2]);
});
</script>`;

const SILENT = '<title>silent</title><p>No answer</p>';

async function serve(context: BrowserContext, body: string) {
  await context.route('https://stackblitz.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
}

/** What stands in the frame is StackBlitz's business. */
async function expectAccessible(page: Page) {
  expect(await scan(page, { include: '.demo-embed', exclude: '.demo-embed iframe' })).toEqual([]);
}

/** Opens the code of the first demo, below which StackBlitz is offered. */
async function openCode(page: Page, path: string, show: string) {
  await page.goto(path);
  await hydrated(page);
  const card = page.locator('.demo').first();
  await expect(card.locator('.demo-embed')).toHaveCount(0);
  await card.getByRole('button', { name: show }).click();
  return card;
}

test('a demo runs in StackBlitz below its card, in the colors of the site, until it is closed', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(OUTSIDE);
  faults.allow(FEATURES);
  await serve(context, SERVICE);
  // Colors that are still fading would be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const card = await openCode(page, '/mtools/en-US/antd-ext/button-ext', 'Show code');
  const open = card.getByRole('button', { name: 'Run here in StackBlitz' });
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('stackblitz'))).toEqual([]);

  const posted = page.waitForRequest('https://stackblitz.com/run?**');
  await open.click();
  const request = await posted;
  expect(request.method()).toBe('POST');
  const { searchParams } = new URL(request.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    embed: '1',
    theme: 'light',
    file: 'src/Demo.tsx',
  });
  const fields = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
  expect(fields['project[template]']).toBe('node');
  expect(Object.keys(filesInStackBlitz(fields))).toEqual(
    expect.arrayContaining(['src/Demo.tsx', 'src/index.tsx', 'package.json', 'index.html']),
  );

  const title = await card.getByRole('heading').textContent();
  const frame = card.frameLocator(`iframe[title="${title} in StackBlitz"]`);
  await expect(frame.getByText('StackBlitz')).toBeVisible();
  await expect(card.getByRole('status')).toHaveText('StackBlitz is running');
  const box = await card.locator('iframe').boundingBox();
  expect(box?.height).toBe(300);

  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(frame.locator('output')).toHaveText('SDK_SET_UI_THEME dark');
  await expectAccessible(page);

  // Who only wants the code out of the way keeps what runs.
  await card.getByRole('button', { name: 'Hide code' }).click();
  await expect(frame.getByText('StackBlitz')).toBeVisible();
  const close = card.getByRole('button', { name: 'Close StackBlitz' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(card.locator('.demo-embed')).toHaveCount(0);
});

test('without a response it says so after 20 questions, and a retry starts again', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(OUTSIDE);
  faults.allow(FEATURES);
  await serve(context, SILENT);
  await page.clock.install();
  const card = await openCode(page, '/mtools/antd-ext/button-ext', '展开代码');
  await card.getByRole('button', { name: '在此处用 StackBlitz 运行' }).click();
  await expect(card.frameLocator('iframe').getByText('No answer')).toBeVisible();
  await expect(card.getByRole('status')).toHaveText('正在连接 StackBlitz…');
  const reserved = await card.boundingBox();
  await page.clock.runFor(10_500);
  await expect(card.getByRole('alert')).toHaveText(
    `连接 StackBlitz 失败，请检查网络后重试。（${TIMEOUT}）`,
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  expect((await card.boundingBox())?.height).toBe(reserved?.height);
  await expectAccessible(page);

  await context.unroute('https://stackblitz.com/**');
  await serve(context, SERVICE);
  await card.getByRole('button', { name: '重试' }).click();
  await expect(card.locator('.demo-embed-frame')).toBeFocused();
  await page.clock.runFor(1000);
  await expect(card.getByRole('status')).toHaveText('StackBlitz 运行中');
  await expect(card.getByRole('alert')).toHaveCount(0);

  await page.locator('header a[href$="/guide"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/guide$/);
  await expect(page.locator('iframe')).toHaveCount(0);
});
