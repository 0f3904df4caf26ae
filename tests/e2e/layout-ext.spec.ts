import type { Locator } from '@playwright/test';
import { scan } from '../support/axe';
import { expect, hydrated, test } from './test';

const widthOf = async (part: Locator) => (await part.boundingBox())?.width;

test('in the frames of its page: collapsing, a window of its own, theme, colors and language', async ({
  page,
  context,
  faults,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // While one color mode fades into the other, the page does not hear a click.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/mtools/en-US/antd-ext/layout-ext');
  await hydrated(page);
  const card = page.locator('#layout-ext-demo-collapse');
  await card.scrollIntoViewIfNeeded();
  const frame = card.frameLocator('iframe');
  const side = frame.getByRole('navigation', { name: 'Side menu' });
  const sider = frame.getByRole('complementary');
  const items = side.getByRole('menuitem', { name: 'Items' });
  await expect(items).toHaveAttribute('aria-current', 'page');
  expect(await widthOf(sider)).toBe(160);
  // The layout fills its window, and nothing but its content scrolls.
  const fits = ({ scrollHeight, scrollWidth, clientHeight, clientWidth }: Element) =>
    scrollHeight === clientHeight && scrollWidth === clientWidth;
  expect(await frame.locator('html').evaluate(fits)).toBe(true);

  await frame.getByRole('button', { name: 'Collapse' }).click();
  await expect.poll(() => widthOf(sider)).toBe(62);
  await expect(items).toBeHidden();
  await frame.getByRole('button', { name: 'Expand' }).click();
  await expect.poll(() => widthOf(sider)).toBe(160);
  await expect(items).toBeVisible();
  // While a group opens, what is pressed in it moves away below the pointer.
  await expect(side.locator('.ant-motion-collapse')).toHaveCount(0);
  const shelves = side.getByRole('menuitem', { name: 'Shelves' });
  await shelves.click();
  await expect(shelves).toHaveAttribute('aria-current', 'page');

  // With a width of 0, the keyboard goes from the header to the content.
  await frame.getByRole('switch').click();
  await frame.getByRole('button', { name: 'Collapse' }).click();
  await expect(sider).toBeHidden();
  await frame.getByRole('switch').press('Tab');
  await expect(frame.getByRole('main')).toBeFocused();
  await frame.getByRole('button', { name: 'Expand' }).click();

  const chosen = side.locator('.ant-menu-item-selected');
  const header = frame.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const dialog = card.getByRole('dialog');
  await card.getByRole('button', { name: 'Theme and color' }).click();
  await dialog.getByText('zeus', { exact: true }).click();
  await expect(chosen).toHaveCSS('color', 'rgb(47, 63, 208)');
  await page.locator('input[name="color-preference"][value="dark"]').check({ force: true });
  await expect(header).toHaveCSS('background-color', 'rgb(21, 24, 40)');
  await page.locator('input[name="color-preference"][value="light"]').check({ force: true });
  await card.getByRole('button', { name: 'Width, direction and language' }).click();
  await dialog.getByText('中文', { exact: true }).click();
  await expect(frame.getByRole('navigation', { name: '侧边菜单' })).toBeVisible();
  // What was done in it is still there.
  await expect(frame.locator('[aria-current="page"]')).toHaveText('货架');

  faults.allow(/^outside request: https:\/\/ant\.design\//);
  await context.route('https://ant.design/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>received</title>' }),
  );
  const modes = page.locator('#layout-ext-demo-modes').frameLocator('iframe');
  const opened = context.waitForEvent('page');
  await modes.getByRole('menuitem', { name: 'antd' }).click();
  const other = await opened;
  await expect(other).toHaveTitle('received');
  expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect(modes.getByRole('main')).toContainText('onSelect: docs, open');
});

test('alone: by keyboard, with tabs, and on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/mtools/~demos/layout-ext-demo-tabs?locale=en-US');
  const main = page.getByRole('main');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Orders')).toBeVisible();

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  // Also where it lies over the side.
  const isInFront = (link: Element) => {
    const { left, bottom } = link.getBoundingClientRect();
    return document.elementFromPoint(left + 2, bottom - 1) === link;
  };
  expect(await skip.evaluate(isInFront)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();

  // To the navigation, and with the arrow keys to its second entry, which leads to the first page below it.
  // The menu moves the focus a frame after the key.
  const entry = page.getByRole('navigation').first().getByRole('menuitem');
  await skip.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(entry.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(entry.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toContainText('Page /users');
  await expect(tab('Users')).toHaveAttribute('aria-selected', 'true');
  await tab('Users').press('ArrowLeft');
  await expect(tab('Orders')).toBeFocused();
  await expect(tab('Orders')).toHaveAccessibleName('Orders');
  await page.keyboard.press('Enter');
  await expect(main).toContainText('Page /orders');
  await tab('Orders').press('Delete');
  await expect(main).toContainText('Page /users');
  await expect(page.getByRole('tab')).toHaveCount(1);

  // Rules that ask for a real page, with its size and its landmarks.
  const rules = [
    'landmark-banner-is-top-level',
    'landmark-main-is-top-level',
    'landmark-no-duplicate-banner',
    'landmark-no-duplicate-main',
    'landmark-one-main',
    'landmark-unique',
    'page-has-heading-one',
    'scrollable-region-focusable',
    'target-size',
  ];
  expect(await scan(page, { rules })).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Side menu' });
  await button.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Side menu' });
  await expect(drawer.getByRole('menuitem', { name: 'Users' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await drawer.getByRole('menuitem', { name: 'Help' }).click();
  await expect(drawer).toBeHidden();
  await expect(main).toContainText('Page /help');
  expect(await scan(page, { rules })).toEqual([]);
});

test('alone: on a small screen a long title leaves room for what stands at the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mtools/~demos/layout-ext-demo-basic?locale=en-US');
  await page.locator('.ant-ext-layout-title').evaluate((node) => {
    node.textContent = 'The administration of every shop in the whole world';
  });
  await expect(page.getByText('Ada')).toBeInViewport({ ratio: 1 });
});

test('on paper nothing of the content is left out', async ({ page }) => {
  await page.goto('/mtools/~demos/layout-ext-demo-collapse');
  const layout = page.locator('.ant-ext-layout');
  const content = page.getByRole('main');
  await content.evaluate((main) => {
    main.append(Object.assign(document.createElement('div'), { style: 'height: 4000px' }));
  });
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  expect(await heightOf(layout)).toBe(page.viewportSize()?.height);
  await page.emulateMedia({ media: 'print' });
  expect(await heightOf(content)).toBeGreaterThan(4000);
  expect(await heightOf(layout)).toBeGreaterThan(4000);
});
