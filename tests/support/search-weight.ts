import type { Page } from '@playwright/test';
import { base } from '../../.dumi/config/site';
import { compressedSize } from './compressed-size';

const INDEX = /\/static\/search\.[\w.-]+\.json$/;

/**
 * Opens the search for the first time and adds up its worker and its index.
 *
 * @param page a page of a fresh browser context
 * @param url a page of the built site
 * @returns brotli size in bytes
 */
export async function weighSearch(page: Page, url: string): Promise<number> {
  const files = new Set<string>();
  page.on('worker', (worker) => files.add(worker.url()));
  page.context().on('response', (response) => {
    if (INDEX.test(response.url())) files.add(response.url());
  });
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('antd');
  await page.getByRole('option').first().waitFor();
  if (files.size !== 2) throw new Error(`Expected a worker and an index: ${[...files].join(' ')}`);
  return [...files].reduce(
    (sum, file) => sum + compressedSize(new URL(file).pathname.slice(base.length)),
    0,
  );
}
