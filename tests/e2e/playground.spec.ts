import type { Page } from '@playwright/test';
import { findViolations, followEmulatedColors } from '../support/axe';
import { expect, hydrated, test } from './test';

const PAGE = '/mtools/antd-ext/button-ext';

/** Opens the page and brings its playground into view, at work. */
async function open(page: Page, query = '', path = PAGE) {
  await page.goto(`${path}${query}`);
  await hydrated(page);
  const playground = page.locator('.playground');
  await playground.scrollIntoViewIfNeeded();
  await expect(playground.locator('.playground-stage').getByRole('button')).toBeVisible();
  return playground;
}

const code = (page: Page) => page.locator('.playground-code code');
const button = (page: Page) => page.locator('.playground-stage').getByRole('button');

test('a change is seen in the component, in the JSX and in the address', async ({ page }) => {
  const playground = await open(page);
  await expect(code(page)).toHaveText('<ButtonExt>Save</ButtonExt>');
  await expect(page).toHaveURL(/\/button-ext$/);

  await playground.getByLabel('isAsyncClick').check();
  await expect(code(page)).toHaveText('<ButtonExt isAsyncClick>Save</ButtonExt>');
  await expect(page).toHaveURL(/\?ButtonExt\.isAsyncClick=true$/);
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');

  await playground.getByLabel('type', { exact: true }).selectOption('primary');
  await expect(button(page)).toHaveClass(/-primary/);
  await playground.getByLabel('children').fill('提交');
  await expect(button(page)).toContainText(/提\s?交/);
  await expect(code(page)).toHaveText('<ButtonExt type="primary" isAsyncClick>提交</ButtonExt>');

  // Back to the default: it is no change any more.
  await playground.getByLabel('type', { exact: true }).selectOption('');
  await playground.getByLabel('isAsyncClick').uncheck();
  await expect(code(page)).toHaveText('<ButtonExt>提交</ButtonExt>');
  await expect(page).toHaveURL(/\?ButtonExt\.children=%E6%8F%90%E4%BA%A4$/);
});

test('a prop that is a boolean or a number takes both', async ({ page }) => {
  const playground = await open(page);
  const choice = playground.getByLabel('debounce', { exact: true });
  await expect(choice.locator('option').first()).toHaveText('false（默认）');
  await choice.selectOption('true');
  await expect(code(page)).toHaveText('<ButtonExt debounce>Save</ButtonExt>');
  await choice.selectOption({ label: '数字…' });
  await expect(code(page)).toHaveText('<ButtonExt>Save</ButtonExt>');
  const number = playground.getByLabel('debounce 的值');
  await number.fill('500');
  await expect(code(page)).toHaveText('<ButtonExt debounce={500}>Save</ButtonExt>');
  await number.fill('');
  await expect(number).toBeVisible();
  await expect(code(page)).toHaveText('<ButtonExt>Save</ButtonExt>');
});

test('the state survives a reload, another language, and going back and forward', async ({
  page,
}) => {
  const playground = await open(page);
  await playground.getByLabel('theme', { exact: true }).selectOption('zeus');
  await playground.getByLabel('debounce', { exact: true }).selectOption('true');
  await expect(page).toHaveURL(/\?ButtonExt\.debounce=true&ButtonExt\.theme=zeus$/);
  const changed = '<ButtonExt debounce theme="zeus">Save</ButtonExt>';

  await page.reload();
  await playground.scrollIntoViewIfNeeded();
  await expect(code(page)).toHaveText(changed);
  await expect(playground.getByLabel('theme', { exact: true })).toHaveValue('zeus');

  await page.getByRole('link', { name: 'English' }).press('Enter');
  await expect(page).toHaveURL(/en-US.*\?ButtonExt\.debounce=true&ButtonExt\.theme=zeus(#|$)/);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en-US');
  await playground.scrollIntoViewIfNeeded();
  await expect(code(page)).toHaveText(changed);

  await page.goBack();
  await expect(page).toHaveURL(/\/mtools\/antd-ext\/button-ext\?ButtonExt/);
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  await playground.scrollIntoViewIfNeeded();
  await expect(code(page)).toHaveText(changed);
  await page.goForward();
  await expect(html).toHaveAttribute('lang', 'en-US');
  await playground.scrollIntoViewIfNeeded();
  await expect(code(page)).toHaveText(changed);
});

test('going back on the same page takes the props of that address', async ({ page }) => {
  const playground = await open(page, '?ButtonExt.theme=zeus');
  await playground.getByLabel('debounce', { exact: true }).selectOption('true');
  await expect(page).toHaveURL(/debounce=true/);
  await page.getByRole('link', { name: 'loading 的链接' }).press('Enter');
  await playground.scrollIntoViewIfNeeded();
  await playground.getByLabel('debounce', { exact: true }).selectOption('');
  await expect(page).not.toHaveURL(/debounce/);
  await page.goBack();
  await expect(page).toHaveURL(/debounce=true/);
  await expect(code(page)).toHaveText('<ButtonExt debounce theme="zeus">Save</ButtonExt>');
  await expect(playground.getByLabel('debounce', { exact: true })).toHaveValue('true');
});

test('what an address asks for and the component has not is ignored', async ({ page }) => {
  const query =
    '?ButtonExt.theme=nope&ButtonExt.debounce=NaN&ButtonExt.onClick=x&ButtonExt.__proto__=1&theme=zeus&tab=zz';
  const playground = await open(page, query);
  await expect(code(page)).toHaveText('<ButtonExt>Save</ButtonExt>');
  await playground.getByLabel('danger').check();
  await expect(code(page)).toHaveText('<ButtonExt danger>Save</ButtonExt>');
  // Other parameters stay; the wrong ones of props are gone.
  await expect(page).toHaveURL(/theme=zeus&tab=zz&ButtonExt\.danger=true$/);
  await expect(page).not.toHaveURL(/nope|NaN/);
});

test('what is called and not rendered is shown as a call', async ({ page }) => {
  await page.goto('/mtools/en-US/antd-ext/notification-ext');
  await hydrated(page);
  const playground = page.locator('.playground');
  await playground.scrollIntoViewIfNeeded();
  await expect(code(page)).toHaveText("NotificationExt.success({ title: 'Saved' });");
  await playground.getByLabel('kind').selectOption('warning');
  await playground.getByLabel('needBtn').check();
  await expect(code(page)).toHaveText(
    "NotificationExt.warning({ title: 'Saved', needBtn: true });",
  );
  await button(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Saved' });
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toHaveCount(0);
});

test('reset takes everything back, and keeps the focus', async ({ page }) => {
  const playground = await open(page, '?ButtonExt.theme=zeus&ButtonExt.debounce=500&tab=zz');
  await expect(playground.getByLabel('debounce 的值')).toHaveValue('500');
  const reset = playground.getByRole('button', { name: '重置' });
  await reset.focus();
  await page.keyboard.press('Enter');
  await expect(code(page)).toHaveText('<ButtonExt>Save</ButtonExt>');
  await expect(page).toHaveURL(/\/button-ext\?tab=zz$/);
  await expect(playground.getByLabel('debounce 的值')).toHaveCount(0);
  await expect(reset).toBeFocused();
  await expect(reset).toHaveAttribute('aria-disabled', 'true');
});

test('a change leaves the page where it is, also on an address with an anchor', async ({
  page,
}) => {
  const playground = await open(page, '#api');
  const before = await page.evaluate(() => window.scrollY);
  await playground.getByLabel('danger').check();
  await expect(page).toHaveURL(/\?ButtonExt\.danger=true#api$/);
  await expect(code(page)).toHaveText('<ButtonExt danger>Save</ButtonExt>');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('it works by keyboard alone', async ({ page }) => {
  const playground = await open(page);
  await playground.getByRole('button', { name: '重置' }).focus();
  await page.keyboard.press('Tab');
  await expect(playground.getByLabel('children')).toBeFocused();
  await page.keyboard.type('Go');
  await page.keyboard.press('Tab');
  await expect(playground.getByLabel('type', { exact: true })).toBeFocused();
  await page.keyboard.type('primary');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(playground.getByLabel('danger')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(code(page)).toHaveText('<ButtonExt type="primary" danger>Go</ButtonExt>');
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`it arrives only near the window, in the place kept free for it, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(PAGE);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const playground = page.locator('.playground');
    const reserved = await playground.boundingBox();
    const loaded = requests.length;
    await expect(playground.locator('.playground-stage')).toHaveCount(0);

    await playground.scrollIntoViewIfNeeded();
    await expect(button(page)).toBeVisible();
    expect(requests.length).toBeGreaterThan(loaded);
    const box = await playground.boundingBox();
    expect(box?.height).toBe(reserved?.height);
    const overflow = (element: Element) => element.scrollWidth - element.clientWidth;
    expect(await page.locator('html').evaluate(overflow)).toBe(0);
  });
}

test('axe finds nothing in it', async ({ page }) => {
  await followEmulatedColors(page);
  await open(page, '?ButtonExt.debounce=500&ButtonExt.danger=true&ButtonExt.theme=zeus');
  // The theme zeus reaches the contrast that antd's own look does not, so the stage is scanned too.
  expect(await findViolations(page, { include: '.playground' })).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence says that it needs them', async ({ page }) => {
    await page.goto('/mtools/en-US/antd-ext/button-ext');
    const playground = page.getByRole('region', { name: 'Playground of ButtonExt' });
    await expect(playground).toContainText('The playground needs JavaScript.');
    expect((await playground.boundingBox())?.height).toBeLessThan(100);
  });
});

test('the sentence is not seen with scripts', async ({ page }) => {
  const playground = await open(page, '', '/mtools/en-US/antd-ext/button-ext');
  await expect(playground.getByText('The playground needs JavaScript')).toBeHidden();
});
