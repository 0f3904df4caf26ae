import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { base } from '../../.dumi/config/site';
import { root } from './preview-server';

export const kinds = ['html', 'js', 'css'] as const;
export type Weight = Record<(typeof kinds)[number], number>;

/** The pages whose weight is measured, by the name they have in budgets.json. */
export const measuredPages = {
  home: '',
  guide: '/guide/node-utils',
  component: '/antd-ext/button-ext',
} as const;

/**
 * Opens a page of the built site as a first visit, without scrolling, and adds up what it loads.
 *
 * @param page a page of a fresh browser context
 * @param address origin of the server and path of the page
 * @returns brotli size in bytes of everything loaded, by kind
 */
export async function weighVisit(page: Page, address: string): Promise<Weight> {
  const weight: Weight = { html: 0, js: 0, css: 0 };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const kind = kindOf(pathname);
    if (kind && response.ok()) weight[kind] += compressedSize(pathname, kind);
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return weight;
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
