import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test';

const BUTTON = '/mtools/antd-ext/button-ext';

/** More controls than stand before the content of any page. */
const LIMIT = 80;

/** Presses Tab until the focus is on what a role and a name describe, as a reader without a mouse does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let count = 0; count < LIMIT; count += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const { reached, visible } = await focused.evaluate((element, wanted) => {
      const box = element.getBoundingClientRect();
      return { reached: element.matches(wanted), visible: box.width > 0 && box.height > 0 };
    }, selector);
    expect(visible, 'the focus is never on something invisible').toBe(true);
    if (!reached) continue;
    await expect(focused).toHaveCSS('outline-style', 'solid');
    return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

test('without a mouse at 1440 px: header, sidebar, page, tab, code and contents list', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/mtools/antd-ext');
  await hydrated(page);

  await tabTo(page, '.site-logo');
  await tabTo(page, '.site-nav a');
  await tabTo(page, '.lang-switch a');
  await tabTo(page, 'header input[name="color-preference"]');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
  await tabTo(page, '.repository-link');

  await tabTo(page, '.sidebar summary');
  const group = page.locator('.sidebar details').first();
  await page.keyboard.press('Enter');
  await expect(group).not.toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('open');
  await tabTo(page, '.sidebar a[href$="/button-ext"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/button-ext$/);
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, '.page-import button');
  await tabTo(page, '.content-tabs a:not([aria-current])');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=tokens$/);
  await expect(page.getByRole('heading', { name: '尺寸与字重' })).toBeVisible();

  await page.goto(`${BUTTON}#content`);
  await hydrated(page);
  // The actions of a card are one tab stop.
  await tabTo(page, '.demo-actions button');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.locator('.demo').first().locator('.source-code')).toBeVisible();
});

test('without a mouse at 1440 px: contents list and footer of the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/mtools/guide/node-utils');
  await hydrated(page);
  // The contents list is the last part of the page before the site's footer.
  await page.locator('.page-footer a').last().focus();
  await tabTo(page, '.toc a');
  await page.keyboard.press('Tab');
  const target = await page.locator(':focus').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(`main ${target}`)).toBeInViewport();
});

test('without a mouse at 390 px: skip link, drawer and contents list', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/mtools/antd-ext/tree-ext');
  await hydrated(page);
  await tabTo(page, '.skip-link');
  await tabTo(page, '.mobile-menu button[aria-haspopup="dialog"]');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu.locator('.sidebar-group [aria-current="page"]')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('.mobile-menu button[aria-haspopup="dialog"]')).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, 'dialog .navbar a');
  await tabTo(page, 'dialog .sidebar-group summary');
  await tabTo(page, 'dialog a[href$="/button-ext"]');
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/button-ext$/);
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, '.toc-bar summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '.toc-bar a[href$="#api"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#api$/);
  await expect(page.locator('#api')).toBeInViewport();
});

test('the drawer opens again as soon as it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/mtools/guide');
  await hydrated(page);
  const open = page.getByRole('button', { name: '打开菜单' });
  const menu = page.locator('.mobile-menu dialog');
  await open.click();
  await expect(menu).toBeVisible();
  // In one task: the browser tells only afterwards that it is closed.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('.mobile-menu dialog')?.close();
    document.querySelector<HTMLElement>('.mobile-menu > button')?.click();
  });
  await expect(menu.getByRole('link', { name: '组件' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
});

test('the drawer opens with the entry of the open page in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/mtools/antd-ext/tree-ext');
  await hydrated(page);
  await page.getByRole('button', { name: '打开菜单' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.locator('.sidebar-group [aria-current="page"]')).toBeInViewport({ ratio: 1 });
  expect(await menu.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});
