import { languages, routes } from '../support/site';
import { expect, test, withoutBundles } from './test';

const components = routes.filter((route) => route.startsWith('/antd-ext/'));

/** How far down the first card may begin, in px, in a window of each size. */
const windows = [
  { size: { width: 1440, height: 900 }, limit: 560 },
  { size: { width: 390, height: 844 }, limit: 700 },
];

test('the first demo of every component page begins on the first screen', async ({
  page,
  faults,
}) => {
  // Markup and styles alone decide it, and 32 pages are to be read in seconds.
  await withoutBundles(page, faults.allow);
  const late: string[] = [];
  const tall: string[] = [];
  for (const { prefix } of languages) {
    for (const route of components) {
      await page.goto(`/mtools${prefix}${route}`);
      for (const { size, limit } of windows) {
        await page.setViewportSize(size);
        const card = await page.locator('.demo').first().boundingBox();
        const top = Math.round(card?.y ?? Number.POSITIVE_INFINITY);
        if (top > limit) late.push(`${prefix}${route} at ${size.width} px: ${top}`);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      const box = await page.locator('#compared-with-antd + ul').boundingBox();
      // Three lines, each of 24 px or a little more with code in it, and the padding below them.
      if ((box?.height ?? 0) > 3 * 26 + 10) tall.push(`${prefix}${route}: ${box?.height}`);
    }
  }
  expect({ late, tall }).toEqual({ late: [], tall: [] });
});
