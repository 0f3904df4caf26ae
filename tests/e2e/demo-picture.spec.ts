import type { Locator } from '@playwright/test';
import { followEmulatedColors } from '../support/axe';
import { liveDemo } from '../support/demos';
import { expect, hydrated, test } from './test';

/** Adds up how far the layout has moved without the reader's doing. Text, as it runs in the page. */
const WATCH_SHIFTS = `
  window.__shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.__shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Size and colors of each button that can be seen in a part of a demo. */
const looksOf = (part: Locator) =>
  part.locator('button:visible').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(button);
      return { width, height, color, backgroundColor, borderColor, fontSize };
    }),
  );

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a demo that is not yet there has a picture that looks the same: ${colorScheme}`, async ({
    page,
  }) => {
    await followEmulatedColors(page);
    await page.addInitScript(WATCH_SHIFTS);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/mtools/antd-ext/button-ext');
    await hydrated(page);
    const cards = await page.locator('.demo').all();
    const pictures = await Promise.all(cards.map((card) => looksOf(card.locator('.demo-picture'))));
    expect(pictures.flat().length).toBeGreaterThan(cards.length);

    for (const [index, card] of cards.entries()) {
      const stage = card.locator('.demo-stage');
      const before = (await stage.boundingBox())?.height;
      await card.scrollIntoViewIfNeeded();
      await expect(liveDemo(card)).toBeVisible();
      await expect(card.locator('.demo-picture')).toHaveCount(0);
      expect((await stage.boundingBox())?.height).toBe(before);
      expect(await looksOf(stage)).toEqual(pictures[index]);
    }
    expect(await page.evaluate('window.__shift')).toBeLessThan(0.01);

    // On paper all demos are there, whether the reader has come to them or not.
    await page.reload();
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    for (const card of cards) {
      await expect(card.locator('.demo-stage button:visible').first()).toBeVisible();
    }
  });
}

test('pictures stand still, and those far below take no part in the layout', async ({ page }) => {
  await page.goto('/mtools/antd-ext/pro-search-table');
  await hydrated(page);
  const bars = page.locator('.demo-picture [data-picture="light"] .ant-skeleton-active');
  const isDrawn = (bar: Locator) =>
    bar.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn(bars.first())).toBe(true);
  expect(await isDrawn(bars.last())).toBe(false);
  const moving = page
    .locator('.demo-picture')
    .evaluateAll(
      (pictures) => pictures.flatMap((one) => one.getAnimations({ subtree: true })).length,
    );
  expect(await moving).toBe(0);
});
