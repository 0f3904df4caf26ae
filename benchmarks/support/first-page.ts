import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { base } from '../../.dumi/config/site';
import type { DevServer } from '../../tests/support/dev-server';

/** The first page may take this long on a machine that is slow and has nothing compiled, in ms. */
export const START_TIMEOUT = 300_000;

/** Opens the home page as soon as the server listens, and waits until it is shown. */
export async function openFirstPage(page: Page, server: DevServer): Promise<void> {
  let over = false;
  void server.ended.then(() => {
    over = true;
  });
  const end = performance.now() + START_TIMEOUT;
  while (!over && performance.now() < end) {
    try {
      await page.goto(`${server.origin}${base}`, { timeout: START_TIMEOUT });
      await page.locator('h1').first().waitFor({ timeout: START_TIMEOUT });
      return;
    } catch (error) {
      if (!/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE/.test(String(error))) throw error;
      await setTimeout(100);
    }
  }
  throw new Error(`The development server does not answer:\n${server.output()}`);
}
