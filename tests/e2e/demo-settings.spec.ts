import type { Locator, Page } from '@playwright/test';
import { scan } from '../support/axe';
import { liveDemo } from '../support/demos';
import { expect, hydrated, test } from './test';

const PAGE = '/mtools/antd-ext/button-ext';
const DEMO = '/mtools/~demos/button-ext-demo-submit';

/** Primary colors as antd computes them for its own theme and for the themes of the library. */
const BLUE = 'rgb(22, 119, 255)';
const INDIGO = 'rgb(47, 63, 208)';
const ORANGE_DARK = 'rgb(220, 119, 61)';

const card = (page: Page, name: string) => page.locator(`#button-ext-demo-${name}`);
const primary = (within: Locator | Page) => within.locator('.ant-btn-primary:not(.demo-picture *)');
const alone = (demo: Locator) => demo.getByRole('link', { name: '在新标签页中打开' });
const panel = (demo: Locator) => demo.getByRole('dialog');

async function open(page: Page, name: string) {
  await page.goto(PAGE);
  await hydrated(page);
  const demo = card(page, name);
  await demo.scrollIntoViewIfNeeded();
  await expect(primary(demo)).toBeVisible();
  return demo;
}

test('choices apply at once to one demo, keep what was typed, and go into its address', async ({
  page,
}) => {
  const demo = await open(page, 'submit');
  await expect(primary(demo)).toHaveCSS('background-color', BLUE);
  await expect(alone(demo)).toHaveAttribute('href', `${DEMO}?locale=zh-CN`);
  const field = demo.locator('.demo-stage input');
  await field.fill('kept');

  await demo.getByRole('button', { name: '主题与颜色' }).click();
  await panel(demo).getByText('zeus', { exact: true }).click();
  await expect(primary(demo)).toHaveCSS('background-color', INDIGO);
  await panel(demo).getByText('hermes', { exact: true }).click();
  await panel(demo).getByText('深色', { exact: true }).click();
  await expect(primary(demo)).toHaveCSS('background-color', ORANGE_DARK);
  await expect(demo.locator('.demo-canvas')).toHaveCSS('background-color', 'rgb(20, 20, 20)');
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'light');
  await expect(alone(demo)).toHaveAttribute('href', `${DEMO}?locale=zh-CN&theme=hermes&mode=dark`);

  // One menu closes the other.
  await demo.getByRole('button', { name: '宽度、方向与语言' }).click();
  await expect(panel(demo)).toHaveCount(1);
  await panel(demo).getByText('从右到左', { exact: true }).click();
  const stage = demo.locator('.demo-stage');
  await expect(stage).toHaveCSS('direction', 'rtl');
  await expect(stage.locator('.ant-form')).toHaveClass(/-rtl/);
  await panel(demo).getByText('1024', { exact: true }).click();
  expect((await stage.boundingBox())?.width).toBe(1024);
  // It scrolls in its card, and the page does not.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    await page.evaluate(() => document.documentElement.clientWidth),
  );
  await panel(demo).getByText('360', { exact: true }).click();
  expect((await stage.boundingBox())?.width).toBe(360);
  await panel(demo).getByText('English', { exact: true }).click();
  await expect(stage).toHaveAttribute('lang', 'en-US');
  await expect(stage.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(field).toHaveValue('kept');
  const address = `${DEMO}?locale=en-US&theme=hermes&mode=dark&dir=rtl&width=360`;
  await expect(alone(demo)).toHaveAttribute('href', address);

  // The others are as they were.
  await expect(primary(card(page, 'both'))).toHaveCSS('background-color', BLUE);

  const popup = page.waitForEvent('popup');
  await alone(demo).click();
  const isolated = await popup;
  await expect(primary(isolated)).toHaveCSS('background-color', ORANGE_DARK);
  await expect(isolated).toHaveTitle('Form submission - mtools');
  const html = isolated.locator('html');
  await expect(html).toHaveAttribute('lang', 'en-US');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('data-prefers-color', 'dark');
  expect((await isolated.locator('.demo-page-stage').boundingBox())?.width).toBe(360);
});

test('choices for all demos of the page hold until it is left', async ({ page }) => {
  const demo = await open(page, 'async');
  await demo.getByRole('button', { name: '主题与颜色' }).click();
  await panel(demo).getByText('zeus', { exact: true }).click();
  await panel(demo).getByRole('button', { name: '用于本页所有示例' }).click();
  await expect(panel(demo).getByRole('status')).toHaveText('已应用');
  await expect(panel(demo).getByRole('status')).toBeEmpty();
  for (const name of ['both', 'submit']) {
    const other = card(page, name);
    await other.scrollIntoViewIfNeeded();
    await expect(primary(other)).toHaveCSS('background-color', INDIGO);
    await expect(alone(other)).toHaveAttribute('href', /&theme=zeus$/);
  }

  // Back to the default, of this one only.
  const both = card(page, 'both');
  await both.getByRole('button', { name: '主题与颜色（已更改）' }).click();
  await panel(both).getByRole('button', { name: '恢复默认' }).click();
  await expect(primary(both)).toHaveCSS('background-color', BLUE);
  await expect(primary(demo)).toHaveCSS('background-color', INDIGO);

  await page.getByRole('link', { name: 'English' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await demo.scrollIntoViewIfNeeded();
  await expect(primary(demo)).toHaveCSS('background-color', BLUE);
});

test('the action bar is one tab stop; its menus work by keyboard alone', async ({ page }) => {
  const demo = await open(page, 'async');
  const bar = demo.getByRole('toolbar', { name: '示例操作' });
  const theme = bar.getByRole('button', { name: '主题与颜色' });
  const last = alone(demo);
  // What stands behind the bar must not change while the focus goes there and back.
  await liveDemo(card(page, 'debounce')).waitFor();
  await expect(bar.getByRole('button', { name: '在 StackBlitz 中打开' })).toBeVisible();
  await expect(bar.locator('[tabindex="0"]')).toHaveCount(1);
  await demo.getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(theme).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(last).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(bar.getByRole('button', { name: '宽度、方向与语言' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  // Out of the bar at once, and back to where it was left.
  await page.keyboard.press('Tab');
  await expect(bar.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();

  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(panel(demo).getByRole('radio', { name: 'default' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel(demo).getByRole('radio', { name: 'zeus' })).toBeChecked();
  await expect(primary(demo)).toHaveCSS('background-color', INDIGO);
  await page.keyboard.press('Escape');
  await expect(panel(demo)).toHaveCount(0);
  await expect(bar.getByRole('button', { name: '主题与颜色（已更改）' })).toBeFocused();

  // Going on behind the menu closes it, as a press elsewhere does.
  await page.keyboard.press('Enter');
  await panel(demo).getByRole('button', { name: '恢复默认' }).focus();
  await page.keyboard.press('Tab');
  await expect(panel(demo)).toHaveCount(0);
  await bar.getByRole('button', { name: '主题与颜色' }).click();
  await expect(panel(demo)).toBeVisible();
  await demo.getByRole('heading').click();
  await expect(panel(demo)).toHaveCount(0);
});

test('a press in a demo that runs in a frame closes the settings too', async ({ page }) => {
  await page.goto('/mtools/antd-ext/layout-ext');
  await hydrated(page);
  const demo = page.locator('.demo').first();
  const inside = demo.frameLocator('iframe').getByRole('main');
  await expect(inside).toBeVisible();
  await demo.getByRole('button', { name: '主题与颜色' }).click();
  await expect(panel(demo)).toBeVisible();
  await inside.click();
  await expect(panel(demo)).toHaveCount(0);
});

test('the address of an isolated demo is followed where it is known; titles in both languages', async ({
  page,
}) => {
  await page.goto(`${DEMO}?locale=zh-CN&theme=zeus&mode=nope&dir=up&width=12`);
  await expect(primary(page)).toHaveCSS('background-color', INDIGO);
  await expect(page).toHaveTitle('表单提交 - mtools');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('表单提交');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'light');
  await expect(page.locator('.demo-page-stage')).toHaveAttribute('data-width', 'full');
});

test('an isolated demo takes messages from its own origin, and from no other', async ({
  page,
  faults,
}) => {
  faults.allow(/^outside request: https:\/\/stackblitz\.com\/foreign$/);
  await page.route('https://stackblitz.com/foreign', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>parent.postMessage(
        { type: 'mtools:demo-view', view: { theme: 'hermes', dir: 'rtl' } }, '*')</script>`,
    }),
  );
  await page.goto(`${DEMO}?locale=en-US`);
  await expect(primary(page)).toHaveCSS('background-color', BLUE);
  const field = page.locator('.ant-input');
  await field.fill('kept');
  await page.evaluate(() =>
    window.postMessage(
      {
        type: 'mtools:demo-view',
        view: { theme: 'hermes', mode: 'dark', dir: 'rtl', locale: 'zh-CN', width: 'x' },
      },
      window.location.origin,
    ),
  );
  await expect(primary(page)).toHaveCSS('background-color', ORANGE_DARK);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  await expect(html).toHaveAttribute('data-prefers-color', 'dark');
  await expect(page).toHaveTitle('表单提交 - mtools');
  await expect(field).toHaveValue('kept');

  // A message from another origin arrives, and changes nothing.
  await page.goto(`${DEMO}?locale=en-US&theme=zeus`);
  await expect(primary(page)).toHaveCSS('background-color', INDIGO);
  const arrived = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.addEventListener('message', ({ origin }) =>
          requestAnimationFrame(() => resolve(origin)),
        );
        const foreign = document.createElement('iframe');
        foreign.src = 'https://stackblitz.com/foreign';
        document.body.append(foreign);
      }),
  );
  expect(arrived).toBe('https://stackblitz.com');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(primary(page)).toHaveCSS('background-color', INDIGO);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a drawer and the wave of a button move with motion “${reducedMotion}” as they should`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/mtools/~demos/drawer-ext-demo-basic?locale=en-US');
    const open = page.getByRole('button', { name: 'Open' });
    await expect(open).toBeVisible();
    const moved = await page.evaluateHandle(() => {
      const names: string[] = [];
      const note = ({ type, target }: Event) =>
        names.push(`${type} ${(target as Element).className}`);
      document.addEventListener('transitionrun', note);
      document.addEventListener('animationstart', note);
      return names;
    });
    await open.click();
    const drawer = page.getByRole('dialog', { name: 'Details' });
    await drawer.getByRole('button', { name: 'OK' }).click();
    await expect(drawer).toBeHidden();
    const names = (await moved.jsonValue()).join('\n');
    if (reducedMotion === 'reduce') expect(names).toBe('');
    else expect(names).toMatch(/wave(.|\n)*drawer/);
  });
}

test('axe finds nothing in a card with its menu open, on a telephone and on a desktop, in either mode', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const demo = await open(page, 'submit');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const mode of ['light', 'dark']) {
      await page.locator(`input[name="color-preference"][value="${mode}"]`).check({ force: true });
      await expect(page.locator('html')).toHaveAttribute('data-prefers-color', mode);
      for (const menu of ['主题与颜色', '宽度、方向与语言']) {
        await demo.getByRole('button', { name: menu }).click();
        // antd's own blue does not reach 4.5:1; zeus does.
        const choice = menu === '主题与颜色' ? 'zeus' : '1024';
        await panel(demo).getByText(choice, { exact: true }).click();
        const look = `${menu}, ${mode}, ${width} px`;
        expect.soft(await scan(page, { include: '#button-ext-demo-submit' }), look).toEqual([]);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(sideways, look).toBe(0);
        await page.keyboard.press('Escape');
      }
    }
  }
});
