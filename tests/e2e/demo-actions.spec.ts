import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { base } from '../../.dumi/config/site';
import enUS from '../../.dumi/theme/locales/demo/en-US.json';
import zhCN from '../../.dumi/theme/locales/demo/zh-CN.json';
import { liveDemo } from '../support/demos';
import { filesInCodeSandbox, filesInStackBlitz } from '../support/payloads';
import { root } from '../support/preview-server';
import { expect, hydrated, test } from './test';

const OUTSIDE = /^outside request: https:\/\/(stackblitz\.com\/run\?|codesandbox\.io\/api\/v1\/)/;
/** The sdk of StackBlitz asks for more features than each browser has. */
const FEATURES = /^console: Unrecognized feature: /;

const messages = { 'zh-CN': zhCN, 'en-US': enUS };
const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** A page whose first demos are looked at. */
interface Visited {
  address: string;
  lang: keyof typeof messages;
  most: number;
  /** In which its page shows the demo. */
  theme?: string;
}

/**
 * Every card has the same actions, on its own sources, which tests/sandbox-payloads.test.ts looks at.
 * Here are demos beside each other, in a frame, of several files, and in English.
 */
const VISITED: Visited[] = [
  { address: '/antd-ext/button-ext', lang: 'zh-CN', most: 2 },
  { address: '/antd-ext/layout-ext', lang: 'zh-CN', most: 1 },
  { address: '/antd-ext', lang: 'zh-CN', most: 1, theme: 'zeus' },
  { address: '/en-US/antd-ext/modal-ext', lang: 'en-US', most: 1 },
];

/** What StackBlitz's page does of the handshake. */
const SERVICE = `<title>received</title><script>
addEventListener('message', ({ data }) => {
  const { port2 } = new MessageChannel();
  parent.postMessage({ action: 'SDK_INIT_SUCCESS', id: data.id, payload: {} }, '*', [port2]);
});
</script>`;

/** Where the demo of a card runs. */
const STAGE = '.demo-stage, .demo-frame';

/** One card and what a test needs around it. */
interface Visit {
  page: Page;
  context: BrowserContext;
  card: Locator;
  id: string;
  text: (key: keyof typeof zhCN, service?: string) => string;
}

for (const { address, lang, most, theme } of VISITED) {
  test(`every action of the first demos of ${address}`, async ({ page, context, faults }) => {
    faults.allow(OUTSIDE);
    faults.allow(FEATURES);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const host of ['stackblitz.com', 'codesandbox.io']) {
      await context.route(`https://${host}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: SERVICE }),
      );
    }
    await page.clock.install();
    await page.goto(`/mtools${address}`);
    await hydrated(page);
    const text: Visit['text'] = (key, service = '') =>
      messages[lang][key].replace('{service}', service);
    for (const card of (await page.locator('.demo').all()).slice(0, most)) {
      const id = (await card.getAttribute('id')) ?? '';
      await test.step(id, async () => {
        await card.scrollIntoViewIfNeeded();
        await expect(card.locator(STAGE)).not.toHaveText(text('loading'));
        // A picture stands in its place until the reader, who saves data in tests, touches it.
        await card.locator(STAGE).hover();
        await liveDemo(card).waitFor();
        const visit: Visit = { page, context, card, id, text };
        const link = card.getByRole('link', { name: text('separate'), exact: true });
        const query = `locale=${lang}${theme ? `&theme=${theme}` : ''}`;
        await expect(link).toHaveAttribute('href', `${base}~demos/${id}?${query}`);
        await expect(link).toHaveAttribute('target', '_blank');
        await opensAlone(visit, link);
        const source = await codeIsShownAndCopied(visit);
        await looksAreCopied(visit);
        await opensInStackBlitz(visit, source);
        await opensInCodeSandbox(visit, source);
        await runsBelow(visit, source);
        await button(visit, text('code.hide')).click();
        await expect(card.locator('pre')).toHaveCount(0);
      });
    }
  });
}

/** A button of the card's bar. */
const button = ({ card }: Visit, name: string) =>
  card.locator('.demo-actions').getByRole('button', { name, exact: true });

/** Presses a button that copies, and gives what is on the clipboard; its tip says so for 2 s. */
async function copiedBy(visit: Visit, name: string): Promise<string> {
  const { page, card, text } = visit;
  await button(visit, name).click();
  const indicator = card.locator('.demo-actions').getByTitle(text('copied'), { exact: true });
  await indicator.waitFor();
  await page.clock.runFor(2000);
  await expect(indicator).toHaveCount(0);
  return page.evaluate(() => navigator.clipboard.readText());
}

async function codeIsShownAndCopied(visit: Visit): Promise<string> {
  const { card, text } = visit;
  await expect(card.locator('pre')).toHaveCount(0);
  await button(visit, text('code.show')).click();
  await expect(card.locator('pre .token').first()).toBeVisible();
  const source = await copiedBy(visit, text('copy'));
  expect(source).toContain('export default');
  await expect(card.locator('pre').first()).toHaveText(source.trim());
  return source;
}

interface Layer {
  attributedString?: { string: string };
  layers?: Layer[];
}

const textsOf = ({ attributedString, layers = [] }: Layer): string[] => [
  attributedString?.string ?? '',
  ...layers.flatMap(textsOf),
];

async function looksAreCopied(visit: Visit): Promise<void> {
  const { card, id, text } = visit;
  const stage = card.locator(STAGE);
  const box = await stage.boundingBox();
  // What runs in a frame has its texts there.
  const framed = await card.locator('.demo-frame').count();
  const shown = framed ? stage.frameLocator('iframe').locator('.demo-page-stage') : stage;
  // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not the text of all nodes in one
  const [firstWord = ''] = /[\p{L}\p{N}]+/u.exec(await shown.innerText()) ?? [];
  const group = JSON.parse(await copiedBy(visit, text('sketch')));
  expect(group).toMatchObject({ _class: 'group', name: id });
  expect(textsOf(group).join('\n')).toContain(firstWord);
  expect(group.frame.height).toBeGreaterThan(0);
  expect(group.frame.width).toBeLessThanOrEqual(Math.ceil(box?.width ?? 0));
}

async function opensAlone({ page }: Visit, link: Locator): Promise<void> {
  const opened = page.waitForEvent('popup');
  await link.click();
  const alone = await opened;
  await expect(alone.locator('.demo-page > *, .demo-stage > *').first()).toBeVisible();
  // A demo may have a banner of its own.
  await expect(alone.locator('.site-header')).toHaveCount(0);
  await alone.close();
}

const isPost = (request: Request) => request.method() === 'POST';

/** A form ends its lines with CR LF. */
const fieldsOf = (request: Request) =>
  Object.fromEntries(
    [...new URLSearchParams(request.postData() ?? '')].map(([name, value]) => [
      name,
      value.replaceAll('\r\n', '\n'),
    ]),
  );

/** Presses a button that posts to a service in a tab of its own, and gives what it has posted. */
async function postedBy(visit: Visit, name: string): Promise<Request> {
  const { context } = visit;
  const [tab, request] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', isPost),
    button(visit, name).click(),
  ]);
  await expect(tab).toHaveTitle('received');
  // Only in the tab's own page: the service must not reach the documentation.
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  return request;
}

/** The demo as the page shows it, what it needs of our packages, and the versions of the lockfile. */
function expectFiles(files: Record<string, string>, source: string) {
  expect(files['src/Demo.tsx']).toBe(source.replaceAll("'@mtools/", "'./mtools/"));
  const manifest = JSON.parse(files['package.json'] ?? '');
  expect(manifest.dependencies).toMatchObject({
    antd: devDependencies.antd,
    react: devDependencies.react,
    'react-dom': devDependencies['react-dom'],
  });
  const inlined = Object.keys(files).filter((file) => file.startsWith('src/mtools/'));
  expect(inlined.length > 0).toBe(source.includes("'@mtools/"));
  expect(Object.keys(manifest.dependencies).join()).not.toContain('@mtools/');
}

async function opensInStackBlitz(visit: Visit, source: string): Promise<void> {
  const { card, text } = visit;
  const title = (await card.getByRole('heading').first().textContent()) ?? '';
  const stackBlitz = await postedBy(visit, text('open-in', 'StackBlitz'));
  const fields = fieldsOf(stackBlitz);
  expect(stackBlitz.url()).toBe('https://stackblitz.com/run?file=src%2FDemo.tsx');
  expect(fields).toMatchObject({
    'project[title]': title,
    'project[description]': expect.stringMatching(/\S/),
    'project[template]': 'node',
    'project[settings]': expect.stringContaining('"trigger":"auto"'),
  });
  expectFiles(filesInStackBlitz(fields), source);
}

async function opensInCodeSandbox(visit: Visit, source: string): Promise<void> {
  const codeSandbox = await postedBy(visit, visit.text('open-in', 'CodeSandbox'));
  expect(codeSandbox.url()).toBe('https://codesandbox.io/api/v1/sandboxes/define');
  expectFiles(filesInCodeSandbox(fieldsOf(codeSandbox)), source);
}

async function runsBelow({ page, card, text }: Visit, source: string): Promise<void> {
  const embed = card.locator('.demo-embed');
  const posted = page.waitForRequest(isPost);
  await embed.getByRole('button', { name: text('embed.open'), exact: true }).click();
  const request = await posted;
  expect(request.url()).toMatch(/^https:\/\/stackblitz\.com\/run\?embed=1&/);
  expectFiles(filesInStackBlitz(fieldsOf(request)), source);
  // The next question of the handshake need not be waited for.
  await embed.locator('iframe').waitFor();
  await page.clock.runFor(500);
  await embed.getByRole('status').getByText(text('embed.connected')).waitFor();
  await embed.getByRole('button', { name: text('embed.close'), exact: true }).click();
  await expect(embed.locator('iframe')).toHaveCount(0);
}
