import path from 'node:path';
import type { Page } from '@playwright/test';
import { base } from '../../.dumi/config/site';
import { compressedSize } from './compressed-size';
import { liveDemo } from './demos';
import { SAVE_DATA } from './web-vitals';

export const kinds = ['html', 'js', 'css'] as const;
export type Weight = Record<(typeof kinds)[number], number>;

/** The visits that are measured, by the name they have in budgets.json. */
export const visits = {
  home: { path: '', demos: 'none' },
  // The longest page of the site.
  guide: { path: '/en-US/guide/malganis', demos: 'none' },
  /** With the picture of its application, and without what waits for the reader. */
  overview: { path: '/antd-ext', demos: 'firstScreen' },
  design: { path: '/design', demos: 'none' },
  component: { path: '/antd-ext/button-ext', demos: 'none' },
  /** As a reader sees it: with the demos that are in the window or near it. */
  componentFirstScreen: { path: '/antd-ext/button-ext', demos: 'firstScreen' },
  componentWithFirstDemo: { path: '/antd-ext/button-ext', demos: 'first' },
  componentWithDemos: { path: '/antd-ext/button-ext', demos: 'all' },
} as const;

export type VisitName = keyof typeof visits;
export const visitNames = Object.keys(visits) as VisitName[];

/**
 * Makes a first visit to a page of the built site and adds up what it loads. The reader saves data, so
 * pages that are only prefetched are not among it.
 *
 * @param page a page of a fresh browser context
 * @param origin scheme, host and port of the server
 * @param name which visit; `demos` says which of them come into view
 * @returns brotli size in bytes of everything loaded, by kind
 */
export async function weighVisit(page: Page, origin: string, name: VisitName): Promise<Weight> {
  const weight: Weight = { html: 0, js: 0, css: 0 };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const kind = kindOf(pathname);
    if (kind && response.ok()) weight[kind] += sizeOf(pathname, kind);
  });
  // How many demos the first screen holds depends on it.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(SAVE_DATA);
  if (visits[name].demos !== 'firstScreen') await page.addInitScript(spreadDemos);
  await page.goto(`${origin}/mtools${visits[name].path}`);
  await page.waitForLoadState('networkidle');
  const cards = page.locator('.demo');
  const shown = { none: 0, firstScreen: 0, first: 1, all: await cards.count() }[visits[name].demos];
  for (const card of (await cards.all()).slice(0, shown)) {
    await card.scrollIntoViewIfNeeded();
    await liveDemo(card).waitFor();
  }
  await page.waitForLoadState('networkidle');
  return weight;
}

/**
 * Opens the editor of a demo that stands on the page with all its code, and changes the code twice.
 *
 * @param page a page of a fresh browser context
 * @param origin scheme, host and port of the server
 * @returns brotli size in bytes of what the editor loads for an edit, and what it has loaded when the
 * edit imports something of antd that the demo did not
 */
export async function weighEditor(
  page: Page,
  origin: string,
): Promise<{ editor: number; withAntd: number }> {
  await page.addInitScript(SAVE_DATA);
  await page.goto(`${origin}/mtools/en-US/antd-ext/button-ext`);
  await page.locator('html[data-hydrated]').waitFor();
  const card = page.locator('#button-ext-demo-async');
  await card.scrollIntoViewIfNeeded();
  await card.locator('.demo-stage').getByRole('button').first().waitFor();
  await page.waitForLoadState('networkidle');

  let weight = 0;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const kind = kindOf(pathname);
    if (kind && response.ok()) weight += sizeOf(pathname, kind);
  });
  await card.getByRole('button', { name: 'Show code' }).click();
  await card.getByRole('button', { name: 'Edit' }).click();
  const show = async (text: string, code: string) => {
    await card.getByRole('textbox', { name: /index\.[jt]sx$/ }).fill(code);
    await card.locator('.demo-stage').getByText(text).waitFor();
    return weight;
  };
  const editor = await show(
    'edited',
    "import { ButtonExt } from '@mtools/antd-ext';\nexport default () => <ButtonExt>edited</ButtonExt>;",
  );
  const withAntd = await show(
    'also edited',
    "import { Tag } from 'antd';\nexport default () => <Tag>also edited</Tag>;",
  );
  return { editor, withAntd };
}

/** Puts the demos far from the top and from each other, so that only one that is scrolled to is near the window. */
function spreadDemos() {
  const style = document.createElement('style');
  style.textContent =
    '.demo-grid { display: block !important; } .demo { margin-block: 200vh !important; }';
  new MutationObserver((_changes, observer) => {
    if (!document.head) return;
    document.head.append(style);
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

function kindOf(pathname: string): keyof Weight | undefined {
  // The list of chunks belongs to the scripts.
  if (/\.js$|\/chunks\.\w+\.json$/.test(pathname)) return 'js';
  if (pathname.endsWith('.css')) return 'css';
  return path.posix.extname(pathname) ? undefined : 'html';
}

function sizeOf(pathname: string, kind: keyof Weight): number {
  const relative = pathname.slice(base.length);
  return compressedSize(kind === 'html' ? path.join(relative, 'index.html') : relative);
}
