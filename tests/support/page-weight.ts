import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { base } from '../../.dumi/config/site';
import { root } from './preview-server';
import { SAVE_DATA } from './web-vitals';

export const kinds = ['html', 'js', 'css'] as const;
export type Weight = Record<(typeof kinds)[number], number>;

/** The visits that are measured, by the name they have in budgets.json. */
export const visits = {
  home: { path: '', toTheEnd: false },
  // The longest page of the site.
  guide: { path: '/en-US/guide/malganis', toTheEnd: false },
  component: { path: '/antd-ext/button-ext', toTheEnd: false },
  componentWithDemos: { path: '/antd-ext/button-ext', toTheEnd: true },
} as const;

export type VisitName = keyof typeof visits;
export const visitNames = Object.keys(visits) as VisitName[];

/**
 * Makes a first visit to a page of the built site and adds up what it loads. The reader saves data, so
 * pages that are only prefetched are not among it.
 *
 * @param page a page of a fresh browser context
 * @param origin scheme, host and port of the server
 * @param name which visit; one to the end scrolls through the page, so that every demo is loaded
 * @returns brotli size in bytes of everything loaded, by kind
 */
export async function weighVisit(page: Page, origin: string, name: VisitName): Promise<Weight> {
  const weight: Weight = { html: 0, js: 0, css: 0 };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const kind = kindOf(pathname);
    if (kind && response.ok()) weight[kind] += compressedSize(pathname, kind);
  });
  await page.addInitScript(SAVE_DATA);
  await page.goto(`${origin}/mtools${visits[name].path}`);
  await page.waitForLoadState('networkidle');
  if (visits[name].toTheEnd) {
    for (const demo of await page.locator('.demo').all()) {
      await demo.scrollIntoViewIfNeeded();
      await demo.locator('.demo-stage > :not(.visually-hidden)').first().waitFor();
    }
    await page.waitForLoadState('networkidle');
  }
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
    if (kind && response.ok()) weight += compressedSize(pathname, kind);
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

function kindOf(pathname: string): keyof Weight | undefined {
  if (pathname.endsWith('.js')) return 'js';
  if (pathname.endsWith('.css')) return 'css';
  return path.posix.extname(pathname) ? undefined : 'html';
}

function compressedSize(pathname: string, kind: keyof Weight): number {
  const relative = pathname.slice(base.length);
  const file = kind === 'html' ? path.join(relative, 'index.html') : relative;
  return brotliCompressSync(readFileSync(path.join(root, 'dist', file))).length;
}
