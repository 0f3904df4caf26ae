import type { Page } from '@playwright/test';
import { scan } from '../support/axe';
import { scriptOfPage } from '../support/page-scripts';
import { expect, hydrated, test } from './test';

// A reader who saves data has to move over the board itself.
test.use({ prefetching: true });

const picture = (page: Page) => page.getByRole('img', { name: /组件预览/ });
const live = (page: Page) => page.getByRole('region', { name: '真实组件' });
const look = (page: Page, name: string) => page.locator('.board-switch').getByText(name);

/** The reader's first move; a page that is only opened has none. */
async function wake(page: Page) {
  await expect(async () => {
    await page.mouse.move(20, 300);
    await page.mouse.move(30, 310);
    await expect(live(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Position and size of each part that picture and live board both have, in whole px. */
async function places(page: Page, selectors: string[]) {
  const boxes: (number[] | undefined)[] = [];
  for (const selector of selectors) {
    for (const part of await page.locator(selector).all()) {
      const box = await part.boundingBox();
      boxes.push(box ? [box.x, box.y, box.width, box.height].map(Math.round) : undefined);
    }
  }
  return boxes;
}

type Boxes = Awaited<ReturnType<typeof places>>;

/** The parts that are more than 2 px off, and how many there are too many or too few. */
function apart(drawn: Boxes, built: Boxes) {
  const off = drawn.flatMap((box, index) => {
    const near = box?.every(
      (value, side) => Math.abs((built[index]?.[side] ?? Number.NaN) - value) <= 2,
    );
    return near ? [] : [`part ${index}: ${box} / ${built[index]}`];
  });
  return built.length === drawn.length ? off : [`${drawn.length} / ${built.length} parts`, ...off];
}

test('the board is a picture until the reader moves, and then real, with nothing moved', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const ahead = page.waitForRequest(scriptOfPage('docs/guide/index.md'));
  await page.goto('/mtools/');
  await hydrated(page);
  // A busy browser fetches pages ahead when it finds the time.
  await ahead;
  await expect(async () => {
    scripts.length = 0;
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
  }).toPass();
  await expect(picture(page)).toBeVisible();
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const before = Number(document.body.dataset.shift ?? 0);
      const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
      document.body.dataset.shift = String(before + shifts.reduce((sum, value) => sum + value, 0));
    }).observe({ type: 'layout-shift' });
  });

  await wake(page);
  await expect(picture(page)).toBeHidden();
  expect(scripts.length).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => document.body.dataset.shift ?? '0')).toBe('0');
});

/** The parts of the board that one sees, in the picture and among the components. */
const PARTS = [
  '.ant-switch',
  '.board-search',
  '.board-status',
  '.board-table tr',
  '.ant-tag',
  '.ant-progress-rail',
  '.board-buttons button',
];

/** The same parts of the picture that is shown. */
const drawnIn = (mode: 'light' | 'dark', parts: readonly string[]) =>
  parts.map((part) => `.board-picture > [data-picture="${mode}"] ${part}`);

test('the picture is where its components are', async ({ page }) => {
  await page.goto('/mtools/');
  await hydrated(page);
  const drawn = await places(page, drawnIn('light', PARTS));
  expect(drawn).toHaveLength(15);
  await wake(page);
  expect(apart(drawn, await places(page, PARTS))).toEqual([]);
});

/** The parts whose colors tell a theme; the first is the whole. */
const COLORED = [
  '.board-canvas',
  '.ant-switch',
  '.board-status',
  '.board-table th',
  '.board-table tr:last-child td',
  '.ant-tag-success',
  '.ant-tag-warning',
  '.ant-progress-rail',
  '.ant-progress-track',
  '.board-buttons .ant-btn-primary',
  '.board-buttons .ant-btn:not(.ant-btn-primary)',
];

/** Text, border below and ground of each of these parts, as the eye sees them: antd mixes some of what it is given. */
async function colorsOf(page: Page, selectors: readonly string[]) {
  return page.locator('.board').evaluate((board, parts) => {
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const seen = (...layers: string[]) => {
      for (const color of layers) {
        if (paint) paint.fillStyle = color;
        paint?.fillRect(0, 0, 1, 1);
      }
      return paint?.getImageData(0, 0, 1, 1).data.slice(0, 3).join();
    };
    const canvas = board.querySelector(parts[0] ?? '');
    const page = canvas ? getComputedStyle(canvas).backgroundColor : '';
    return parts.map((part) => {
      const element = board.querySelector(part);
      if (!element) return `no ${part}`;
      const { color, backgroundColor, borderBottomColor, borderBottomWidth } =
        getComputedStyle(element);
      const ground = seen(page, backgroundColor);
      const hasBorder = Number.parseFloat(borderBottomWidth) > 0;
      return {
        ground,
        text: element.textContent?.trim() ? seen(page, backgroundColor, color) : undefined,
        border: hasBorder ? seen(page, backgroundColor, borderBottomColor) : ground,
      };
    });
  }, selectors);
}

for (const mode of ['light', 'dark'] as const) {
  test(`the picture has the colors of its components, ${mode}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('dumi:prefers-color', value), mode);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/mtools/');
    await hydrated(page);
    const drawn = await colorsOf(page, drawnIn(mode, COLORED));
    await wake(page);
    // antd fades some of its colors in.
    await expect.poll(() => colorsOf(page, COLORED)).toEqual(drawn);
  });
}

for (const width of [390, 768]) {
  test(`picture, components and the text above them end together: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/mtools/');
    await hydrated(page);
    const ends = async (selectors: string[]) => {
      const boxes = await places(page, selectors);
      return boxes.map((box) => (box ? (box[0] ?? 0) + (box[2] ?? 0) : undefined));
    };
    await expect(async () => {
      const [board = Number.NaN, text] = await ends(['.board', '.hero-reasons']);
      expect(board).toBe(text);
    }).toPass({ timeout: 10_000 });
    const height = (await page.locator('.board').boundingBox())?.height;
    const parts = ['.ant-switch', '.board-status', '.board-table thead'];
    const drawn = await ends(drawnIn('light', parts));
    await look(page, 'zeus').click();
    await wake(page);
    expect((await page.locator('.board').boundingBox())?.height).toBe(height);
    expect(await ends(parts)).toEqual(drawn);
  });
}

test('switch and bar can be seen with forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/mtools/');
  await hydrated(page);
  const outlines = (selectors: string[]) =>
    page.locator('.board').evaluate((board, parts) => {
      const ground = getComputedStyle(board).backgroundColor;
      return parts.map((part) => {
        const [selector = '', pseudo] = part.split('::');
        const element = board.querySelector(selector);
        if (!element) return `no ${selector}`;
        const style = getComputedStyle(element, pseudo && `::${pseudo}`);
        const isSeen = style.outlineStyle === 'solid' && style.outlineColor !== ground;
        return isSeen ? style.outlineWidth : `${part} cannot be seen`;
      });
    }, selectors);
  const widths = ['1px', '9px', '1px', '4px'];
  const parts = [
    '.ant-switch',
    '.ant-switch-handle::before',
    '.ant-progress-rail',
    '.ant-progress-track',
  ];
  expect(await outlines(drawnIn('light', parts))).toEqual(widths);
  await wake(page);
  expect(await outlines(parts)).toEqual(widths);
});

test('a choice of a theme brings the real components in that theme', async ({ page }) => {
  await page.goto('/mtools/');
  await hydrated(page);
  await look(page, 'hermes').click();
  await look(page, '深色').click();
  const button = live(page).getByRole('button', { name: '确认下一单' });
  // colorPrimary of hermes in dark mode, as on the design page.
  await expect(button).toHaveCSS('background-color', 'rgb(220, 119, 61)');
  const progress = live(page).locator('.ant-progress-track');
  await expect(progress).toHaveCSS('background-color', 'rgb(220, 119, 61)');
  await look(page, 'zeus').click();
  await look(page, '浅色').click();
  await expect(button).toHaveCSS('background-color', 'rgb(47, 63, 208)');
  await expect(progress).toHaveCSS('background-color', 'rgb(47, 63, 208)');
});

test('the board follows the page’s color mode until it has one of its own', async ({ page }) => {
  await page.goto('/mtools/');
  await hydrated(page);
  const drawn = picture(page).locator('.board-canvas').filter({ visible: true });
  await expect(drawn).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.evaluate(() => document.documentElement.setAttribute('data-prefers-color', 'dark'));
  await expect(drawn).toHaveCSS('background-color', 'rgb(21, 24, 40)');
});

test('the components work', async ({ page }) => {
  await page.goto('/mtools/');
  await hydrated(page);
  await wake(page);
  const board = live(page);
  await expect(board.getByRole('row')).toHaveCount(5);
  await board.getByRole('textbox', { name: '搜索客户' }).fill('书店');
  await expect(board.getByRole('row')).toHaveCount(2);
  await board.getByRole('button', { name: '全部恢复' }).click();
  await expect(board.getByText('待确认', { exact: true })).toHaveCount(2);
  await expect(board.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await board.getByRole('button', { name: '确认下一单' }).click();
  await expect(board.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  await expect(board.getByText('待确认', { exact: true })).toHaveCount(1);
});

test('the picture stays where antd cannot be loaded', async ({ page, faults }) => {
  faults.allow(/net::ERR_FAILED/);
  await page.goto('/mtools/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route(/\.js$/, (route) => route.abort());
  const failure = page.waitForEvent('requestfailed');
  await look(page, 'hermes').click();
  await failure;
  await expect(picture(page)).toBeVisible();
  await look(page, '深色').click();
  const drawn = picture(page).locator('[data-picture]').filter({ visible: true });
  await expect(drawn).toHaveAttribute('data-picture', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('mtools');

  await page.unroute(/\.js$/);
  await look(page, 'zeus').click();
  await expect(live(page)).toBeVisible();
});

test('after a navigation, where there is no picture, the board itself comes at once', async ({
  page,
}) => {
  await page.goto('/mtools/guide');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'mtools' }).first().press('Enter');
  await expect(live(page)).toBeVisible();
});

for (const mode of ['light', 'dark']) {
  test(`axe finds nothing in picture and live board, ${mode}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('dumi:prefers-color', value), mode);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/mtools/');
    await hydrated(page);
    expect(await scan(page, { include: '.board' })).toEqual([]);
    await wake(page);
    // antd fades some of its colors in.
    await page.waitForTimeout(500);
    expect(await scan(page, { include: '.board' })).toEqual([]);
  });
}
