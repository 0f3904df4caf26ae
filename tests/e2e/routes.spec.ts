import type { Locator, Page } from '@playwright/test';
import type { LocaleId } from '../../.dumi/config/locales';
import { toKebab } from '../../.dumi/theme/common/anchors/apiAnchor';
import { readLibrary } from '../../.dumi/theme/plugin/api-data/readLibrary';
import { heightsOf, readHeights } from '../../.dumi/theme/plugin/demo-heights';
import { DESKTOP, findViolations, followEmulatedColors, PHONE } from '../support/axe';
import { measureHeights, wakeDemos } from '../support/demo-heights';
import { liveDemo } from '../support/demos';
import { scriptOfPage } from '../support/page-scripts';
import { root } from '../support/preview-server';
import { languages, routes } from '../support/site';
import { expect, hold, hydrated, test } from './test';

/** One page of each kind: a page and its translation have the same parts. */
const KINDS = ['', '/guide', '/guide/node-service', '/design', '/antd-ext', '/antd-ext/button-ext'];

/** As many pages are visited in one window, which costs as much as two of them. */
const VISITED_TOGETHER = 4;

const { playgrounds } = readLibrary(root);

const heights = readHeights(root);

/** So much may the height that is kept free for a demo differ from its own, in px. */
const HEIGHT_TOLERANCE = 24;

/** Height in px that is kept free for a demo that is not measured yet (common/demo/DemoCanvas.tsx). */
const UNMEASURED = 32;

const HEIGHT_WIDTHS = [PHONE.width, DESKTOP.width];

for (const { lang, prefix } of languages) {
  // A page is looked at in a wide window, in light and dark, those of one kind in the other language on a phone.
  const isTranslation = prefix !== '';
  for (let start = 0; start < routes.length; start += VISITED_TOGETHER) {
    const together = routes.slice(start, start + VISITED_TOGETHER);
    const names = together.map((route) => `${prefix}${route || '/'}`);
    test(`the pages from ${names[0]} to ${names.at(-1)} are there without a fault`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(60_000 * together.length);
      await followEmulatedColors(page);
      for (const route of together) {
        await test.step(`${prefix}${route || '/'}`, async () => {
          const size = isTranslation ? PHONE : DESKTOP;
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme: 'light' });
          const address = `/mtools${prefix}${route}`;
          const response = await page.goto(address);
          expect.soft(response?.status(), address).toBe(200);
          await hydrated(page);

          await expect.soft(page.locator('html'), address).toHaveAttribute('lang', lang);
          await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
          await expect.soft(page, address).toHaveTitle(/mtools/);
          await expect.soft(page.locator('head title'), address).toHaveCount(1);
          const description = page.locator('meta[name="description"]');
          await expect.soft(description, address).toHaveAttribute('content', /\S{8,}/);
          expect.soft(page.url()).toBe(new URL(address, baseURL).href);

          // antd's own theme does not reach 4.5:1 on its primary button; the themes zeus and hermes do, and
          // a unit test holds them to it. Each demo is scanned by tests/demos.
          const exclude = '.demo-stage, .demo-frame';
          if (!isTranslation || KINDS.includes(route)) {
            const violations = await findViolations(page, {
              exclude,
              sizes: [size],
              dark: !isTranslation,
            });
            expect.soft(violations, address).toEqual([]);
          }
          for (const width of [320, 390, 820, 1100, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            const sideways = await overflowOf(page.locator('html'));
            expect.soft(sideways, `${address} scrolls sideways at ${width} px`).toEqual([0]);
            // What a component can do is seen without scrolling a table.
            const tables = await overflowOf(page.locator('.table-frame:has(.api-table)'));
            const cut = tables.filter((px) => px !== 0);
            expect.soft(cut, `an API table of ${address} is cut at ${width} px`).toEqual([]);
          }
          const reserved = await playgroundHeights(page);
          await demosMount(page, address);
          await demosAreAsHighAsMeasured(page, address, lang);
          if (isTranslation) return;
          await playgroundIsAtWork(page, address);
          expect.soft(await playgroundHeights(page), `playground of ${address}`).toEqual(reserved);
        });
      }
    });
  }
}

const overflowOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );

async function demosMount(page: Page, address: string): Promise<void> {
  await wakeDemos(page);
  for (const card of await page.locator('.demo').all()) {
    const name = `${await card.getAttribute('id')} of ${address}`;
    await expect.soft(liveDemo(card), name).toBeAttached();
  }
}

/**
 * The text of the site is in the fonts of the machine. Every line has a height of its own in px, and controls
 * are as high as antd's tokens say, so another font changes a height only where a line breaks: by a line, of
 * at most 24 px.
 */
async function demosAreAsHighAsMeasured(
  page: Page,
  address: string,
  lang: LocaleId,
): Promise<void> {
  const off: string[] = [];
  for (const [id, [phone = 0, desktop = 0]] of await measureHeights(page, HEIGHT_WIDTHS)) {
    const [ofPhone = UNMEASURED, , ofDesktop = UNMEASURED] = heightsOf(heights, id, lang) ?? [];
    for (const { width, real, kept } of [
      { width: PHONE.width, real: phone, kept: ofPhone },
      { width: DESKTOP.width, real: desktop, kept: ofDesktop },
    ]) {
      if (Math.abs(real - kept) <= HEIGHT_TOLERANCE) continue;
      off.push(`${id} is ${real} px high in a window of ${width} px, and ${kept} px are kept free`);
    }
  }
  const command = `pnpm build && pnpm measure:demos ${address.split('/').at(-1)}`;
  expect.soft(off, `Heights in docs/demo-heights.json are wrong; ${command}`).toEqual([]);
}

/** On a telephone and on a desktop, whose size the window then has; none without a playground. */
async function playgroundHeights(page: Page): Promise<number[]> {
  const heights: number[] = [];
  for (const { width } of [PHONE, DESKTOP]) {
    await page.setViewportSize({ width, height: 900 });
    const all = page.locator('.playground');
    heights.push(...(await all.evaluateAll((found) => found.map((each) => each.clientHeight))));
  }
  return heights;
}

async function playgroundIsAtWork(page: Page, address: string): Promise<void> {
  const shown = playgrounds.find(({ id }) => address.endsWith(`/${toKebab(id)}`));
  const playground = page.locator('.playground');
  await expect.soft(playground, address).toHaveCount(shown ? 1 : 0);
  if (!shown) return;
  await playground.scrollIntoViewIfNeeded();
  // An object that is called has a name of its own, such as `notification`.
  const name = shown.methodProp ? '.' : shown.id;
  await expect.soft(page.locator('.playground-code code'), address).toContainText(name);
  await expect.soft(page.locator('.playground-row'), address).toHaveCount(shown.controls.length);
  await expect.soft(page.locator('.playground-stage > *').first(), address).toBeVisible();
  // Tables ask for their rows first.
  await expect.soft(page.locator('.playground-stage .ant-skeleton-active'), address).toHaveCount(0);
}

test('a trailing slash is removed from the address', async ({ page }) => {
  for (const path of ['/mtools/', '/mtools/guide/', '/mtools/en-US/antd-ext/button-ext/']) {
    await page.goto(`${path}?a=1#content`);
    await hydrated(page);
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname + search + hash).toBe(`${path.slice(0, -1)}?a=1#content`);
  }
});

test('an unknown address shows the 404 page inside the doc layout, in both languages', async ({
  page,
  faults,
}) => {
  faults.allow(/status(?: of)? 404/);
  for (const { lang, prefix } of languages) {
    const response = await page.goto(`/mtools${prefix}/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'PAGE NOT FOUND' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveTitle(/PAGE NOT FOUND/);
    await expect(page.locator('title')).toHaveCount(1);
    await page.getByRole('link', { name: /返回首页|Back to homepage/ }).click();
    await expect(page).toHaveURL(new RegExp(`/mtools${prefix}/?$`));
  }
});

test('moving between pages keeps the shell and needs no reload', async ({ page }) => {
  await page.goto('/mtools/guide');
  await hydrated(page);
  await page.evaluate(() => {
    document.body.dataset.kept = 'yes';
  });
  await page.getByRole('navigation', { name: '本节页面' }).getByText('node-utils').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('node-utils');
  await expect(page).toHaveTitle(/node-utils/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('指南');
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes');
});

test('a mistyped address shows the three nearest pages', async ({ page, faults }) => {
  faults.allow(/status(?: of)? 404/);
  await page.goto('/mtools/antd-ext/buton-ext');
  const nearest = page.getByRole('navigation', { name: '你要找的可能是' }).getByRole('link');
  await expect(nearest).toHaveCount(3);
  await expect(nearest.first()).toHaveText('ButtonExt');
  await nearest.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ButtonExt/);
});

test('back goes to where the page was left; a link moves the focus to the content', async ({
  page,
}) => {
  await page.goto('/mtools/guide/node-utils');
  await hydrated(page);
  // By keyboard: a click scrolls a link of the sticky header “into view” first, and so moves the page.
  await page.getByRole('navigation', { name: '主导航' }).getByText('组件').focus();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('组件总览');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('a hash does not take the reader back who has scrolled on or comes back', async ({ page }) => {
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.goto('/mtools/guide/node-utils#install');
  await page.evaluate(() => window.scrollTo(0, 1600));
  await hydrated(page);
  expect(await scrollY()).toBe(1600);

  await page.getByRole('navigation', { name: '主导航' }).getByText('组件').focus();
  await page.evaluate(() => window.scrollTo(0, 1600));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('组件总览');
  await page.goBack();
  await expect.poll(scrollY).toBe(1600);
});

test('the text stays where a heading is chosen before its code has arrived', async ({ page }) => {
  const release = await hold(page, scriptOfPage('docs/AntdExt/ButtonExt.md'));
  await page.goto('/mtools/antd-ext/button-ext', { waitUntil: 'commit' });
  await expect(page.locator('input[name="color-preference"]:checked')).toHaveCount(1);
  // The very element, as one that was drawn again would have been away in between.
  const heading = await page.locator('#api').elementHandle();
  const top = () => heading?.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.getByRole('navigation', { name: '本页目录' }).getByText('API').click();
  await expect.poll(top).toBeLessThan(150);
  const chosen = await top();

  release();
  await hydrated(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await top()).toBe(chosen);
});

test('a link to the page that is open leads to its top', async ({ page }) => {
  await page.goto('/mtools/guide');
  await hydrated(page);
  await page.getByRole('navigation', { name: '主导航' }).getByText('指南').focus();
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a hash that is not validly encoded does no harm', async ({ page }) => {
  for (const hash of ['#100%', '#%E0%A4%A']) {
    await page.goto(`/mtools/guide${hash}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('指南');
  }
});

test('the language switch leads to the same page, with query and hash', async ({ page }) => {
  await page.goto('/mtools/antd-ext/button-ext?x=1#api');
  await hydrated(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/mtools\/en-US\/antd-ext\/button-ext\?x=1#api$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(/\/mtools\/antd-ext\/button-ext\?x=1#api$/);
});

/** Playwright's own click scrolls first, also to a link of the header, which is always in view. */
async function clickInPlace(link: Locator, button: 'left' | 'middle' = 'left'): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('There is no link to be seen.');
  await link.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button });
}

test('the language switch leads to the section that is being read', async ({ page, context }) => {
  await page.goto('/mtools/antd-ext/button-ext');
  await hydrated(page);
  const link = page.getByRole('link', { name: 'English' });
  await page.evaluate(() => document.getElementById('api')?.scrollIntoView());
  await expect(page.locator('.toc [aria-current]')).toHaveText('API');
  await expect(link).toHaveAttribute('href', '/mtools/en-US/antd-ext/button-ext');
  const tab = context.waitForEvent('page');
  await clickInPlace(link, 'middle');
  await expect(await tab).toHaveURL('/mtools/en-US/antd-ext/button-ext');
  await expect(page).toHaveURL('/mtools/antd-ext/button-ext');

  await clickInPlace(link);
  await expect(page).toHaveURL('/mtools/en-US/antd-ext/button-ext#api');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('heading', { name: 'API', exact: true })).toBeInViewport();
});

test('so it does at the end of a page, whose last section never gets to the top', async ({
  page,
}) => {
  await page.goto('/mtools/antd-ext/button-ext');
  await hydrated(page);
  const last = page.locator('.toc-list a').last();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(last).toHaveAttribute('aria-current');
  await clickInPlace(page.getByRole('link', { name: 'English' }));
  await expect(page).toHaveURL(/\/en-US\/antd-ext\/button-ext#faq/);
  await expect(page).not.toHaveURL(new RegExp(`${await last.getAttribute('href')}$`));
});

test('a page stays until it is there in the other language', async ({ page }) => {
  const release = await hold(page, scriptOfPage('docs/guide/node-utils.en-US.md'));
  await page.goto('/mtools/guide/node-utils');
  await hydrated(page);
  await page.getByRole('link', { name: 'English' }).focus();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mtools\/en-US\/guide\/node-utils#/);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { name: '安装' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(await page.evaluate(() => window.scrollY)).toBe(600);

  release();
  await expect(page.getByRole('heading', { name: 'Install' })).toBeVisible();
  const section = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(section).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(section).toBeFocused();
});

test('nothing is awaited any more after Back from a page that had not come', async ({ page }) => {
  const release = await hold(page, scriptOfPage('docs/guide/malganis.md'));
  await page.goto('/mtools/guide');
  await hydrated(page);
  const pages = page.getByRole('navigation', { name: '本节页面' });
  const heading = page.getByRole('heading', { level: 1 });
  await pages.getByRole('link', { name: /^node-utils/ }).click();
  await expect(heading).toHaveText('node-utils');
  await pages.getByRole('link', { name: /^malganis/ }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/mtools/guide/node-utils');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(heading).toHaveText('node-utils');
  release();
});

test('the framework’s version is on the window', async ({ page }) => {
  await page.goto('/mtools/');
  const version = await page.evaluate(() => Reflect.get(window, 'g_umi').version);
  const installed = require(
    require.resolve('umi/package.json', { paths: [require.resolve('dumi/package.json')] }),
  );
  expect(version).toBe(installed.version);
});
