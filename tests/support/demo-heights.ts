import type { Page } from '@playwright/test';

/** Widths of the window for which a page keeps a height free, in px: a phone, a tablet, and a desktop. */
export const WIDTHS = [390, 820, 1440] as const;

/** How long the heights must not change until the demos count as settled, in ms. */
const STILL_MS = 500;
const LIMIT_MS = 15_000;

/** Without the height that is kept free, a stage is as high as its demo. */
const NATURAL = '.demo-stage { min-block-size: 0 !important; }';

/** The stages that are a part of the page; those of functions are opened by a reader. */
const STAGES = '.demo > .demo-canvas > .demo-stage';

/** Scrolls past all cards of the page that is open, so that their demos mount: one after the other would wait for each. */
export async function wakeDemos(page: Page): Promise<void> {
  await page.locator('.demo').evaluateAll(async (all) => {
    for (const card of all) {
      card.scrollIntoView({ block: 'center' });
      // What stands there as a picture comes when a reader, who saves data in tests, touches it.
      card.dispatchEvent(new Event('pointerdown'));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

/**
 * Heights of the mounted demos of the page that is open, by their ids, at each width of the window.
 *
 * @throws Error when they still change after 15 s
 */
export async function measureHeights(
  page: Page,
  widths: readonly number[] = WIDTHS,
): Promise<Map<string, number[]>> {
  const style = await page.addStyleTag({ content: NATURAL });
  const heights = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const [id, height] of await settled(page)) {
      heights.set(id, [...(heights.get(id) ?? []), height]);
    }
  }
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return heights;
}

async function settled(page: Page): Promise<[string, number][]> {
  const read = () =>
    page.locator(STAGES).evaluateAll((all) =>
      all.map((stage): [string, number] => {
        const id = stage.closest('.demo')?.id ?? '';
        return [id, Math.round(stage.getBoundingClientRect().height)];
      }),
    );
  const end = Date.now() + LIMIT_MS;
  let last = await read();
  while (Date.now() < end) {
    await page.waitForTimeout(STILL_MS);
    const next = await read();
    const isLoading = await page.locator(`${STAGES} .ant-skeleton-active`).count();
    if (isLoading === 0 && JSON.stringify(next) === JSON.stringify(last)) return next;
    last = next;
  }
  throw new Error(`The demos of ${page.url()} still change their heights after ${LIMIT_MS} ms`);
}
