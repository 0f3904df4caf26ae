import type { Browser, Page } from '@playwright/test';
import type { IndexFiles } from '../../.dumi/theme/plugin/search-index/cutIndex';
import { SEARCH_DELAY_MS } from '../../.dumi/theme/search/createSearcher';
import { serveIndex } from '../../tests/support/search-files';

export interface SearchTimes {
  /** From the end of the delay to the first result on the screen, in ms: the first query of a session. */
  first: number;
  /** The same of every later query. */
  later: number[];
  /** The longest task on the main thread while searching, in ms; 0 when none took more than 50. */
  longestTask: number;
}

/**
 * Opens the search in a fresh session and measures what its reader waits for.
 *
 * @param url a page of the site
 * @param queries the first one is typed key by key as soon as the dialog is open; all must find something
 * @param index in place of the built one
 */
export async function timeSearch(
  browser: Browser,
  { url, queries, index }: { url: string; queries: readonly string[]; index?: IndexFiles },
): Promise<SearchTimes> {
  const context = await browser.newContext();
  try {
    if (index) await serveIndex(context, index);
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    await observe(page);
    const [first = '', ...others] = queries;
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    const firstTime = await timeOf(page, () => page.keyboard.type(first, { delay: 80 }));
    const later: number[] = [];
    for (const query of others) {
      later.push(await timeOf(page, () => page.getByRole('combobox').fill(query)));
    }
    const longestTask = await page.evaluate(() => Number(document.body.dataset.longestTask ?? 0));
    return { first: firstTime, later, longestTask };
  } finally {
    await context.close();
  }
}

/** Notes in the page when a key was typed, when the search was done, and how long tasks were. */
async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.body;
    document.addEventListener(
      'input',
      () => {
        dataset.typed = String(performance.now());
        delete dataset.done;
      },
      { capture: true },
    );
    new MutationObserver(() => {
      const answered = document.querySelector('.search-body[aria-busy="false"]');
      // One more frame: the results are on the screen, not only in the document.
      if (answered && !dataset.done) {
        requestAnimationFrame(() => {
          dataset.done ??= String(performance.now());
        });
      }
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    new PerformanceObserver((list) => {
      const durations = list.getEntries().map(({ duration }) => duration);
      dataset.longestTask = String(Math.max(Number(dataset.longestTask ?? 0), ...durations));
    }).observe({ type: 'longtask' });
  });
}

async function timeOf(page: Page, type: () => Promise<void>): Promise<number> {
  await type();
  await page.locator('.search-body[aria-busy="false"]').waitFor();
  await page.locator('body[data-done]').waitFor();
  const waited = await page.evaluate(() => {
    const { typed, done } = document.body.dataset;
    return Number(done) - Number(typed);
  });
  return Math.max(0, waited - SEARCH_DELAY_MS);
}
