import { test as base, expect, type Page } from '@playwright/test';
import { SAVE_DATA } from '../support/web-vitals';

/** What a page did that no page may do. */
export interface Faults {
  list: string[];
  /** Allows faults that match, for a test which provokes them. */
  allow: (pattern: RegExp) => void;
}

interface Options {
  /**
   * Whether pages are fetched ahead, as they are for a reader who does not save data; `false` unless told
   * otherwise. It takes a tenth of the time of a test, and would be among the requests that it counts.
   */
  prefetching: boolean;
}

/**
 * Playwright's test with one more rule: a test fails when its page logs an error or a warning
 * (hydration mismatches among them), throws, requests another host, or gets a failed response.
 */
export const test = base.extend<Options & { faults: Faults }>({
  prefetching: [false, { option: true }],
  context: async ({ context, prefetching }, use) => {
    if (!prefetching) await context.addInitScript(SAVE_DATA);
    await use(context);
  },
  faults: [
    async ({ page, baseURL }, use) => {
      const list: string[] = [];
      const allowed: RegExp[] = [];
      watch(page, new URL(baseURL ?? '').origin, list);
      page.on('popup', (popup) => watch(popup, new URL(baseURL ?? '').origin, list));
      await use({ list, allow: (pattern) => allowed.push(pattern) });
      expect(list.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

function watch(page: Page, origin: string, list: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) list.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => list.push(`error: ${error.message}`));
  page.on('request', (request) => {
    // A worker's script may be a blob of the page.
    const url = request.url().replace(/^blob:/, '');
    if (!url.startsWith(`${origin}/`)) list.push(`outside request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) list.push(`status ${response.status()}: ${response.url()}`);
  });
}

/** Waits until React has taken over the prerendered page: its shell, and then its text. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('input[name="color-preference"]:checked')).toHaveCount(1);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}

/** Waits until a page has asked for nothing for a second; `networkidle` comes once, and is there ever after. */
export async function quiet(page: Page): Promise<void> {
  let quietly = false;
  const listen = () => {
    quietly = false;
  };
  page.on('request', listen);
  const wasQuiet = () => {
    const was = quietly;
    quietly = true;
    return was;
  };
  await expect.poll(wasQuiet, { intervals: [1_000] }).toBe(true);
  page.off('request', listen);
}

/** Leaves only what the browser runs while it parses the page. */
export async function withoutBundles(page: Page, allow: (pattern: RegExp) => void): Promise<void> {
  // The page that is open gets what it still asks for: it would reload itself after a failure.
  await page.waitForLoadState('networkidle');
  allow(/ERR_FAILED|was preloaded using link preload/);
  await page.route('**/*.js', (route) => route.abort());
}

/**
 * Holds back every request whose address matches.
 *
 * @returns releases what is held, and all that comes later
 */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Of the context: a worker asks by itself.
  await page.context().route(pattern, (route) => released.then(() => route.continue()));
  return release;
}

export { expect };
