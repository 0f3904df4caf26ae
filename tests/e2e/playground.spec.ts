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
/** The code without its line breaks. */
async function expectCode(page: Page, expected: string) {
  await expect
    .poll(async () =>
      ((await code(page).textContent()) ?? '')
        .replace(/\s+/g, ' ')
        .replace(/ (?=>)|(?<=>) | (?=<\/)/g, ''),
    )
    .toBe(expected);
}

/** Before anything is changed. */
const START = '<ButtonExt isAsyncClick onClick={save}>保存</ButtonExt>';

const button = (page: Page) => page.locator('.playground-stage').getByRole('button');

test('a change is seen in the component, in the JSX and in the address', async ({ page }) => {
  const playground = await open(page);
  await expectCode(page, START);
  await expect(playground.getByLabel('isAsyncClick')).toBeChecked();
  await expect(page).toHaveURL(/\/button-ext$/);
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');

  await playground.getByLabel('type', { exact: true }).selectOption('primary');
  await expect(button(page)).toHaveClass(/-primary/);
  await playground.getByLabel('children').fill('提交');
  await expect(button(page)).toContainText(/提\s?交/);
  await expectCode(page, '<ButtonExt isAsyncClick onClick={save} type="primary">提交</ButtonExt>');
  await playground.getByLabel('isAsyncClick').uncheck();
  await expectCode(page, '<ButtonExt onClick={save} type="primary">提交</ButtonExt>');
  await expect(page).toHaveURL(/ButtonExt\.isAsyncClick=false$/);

  // Back to how it was at first: it is no change any more.
  await playground.getByLabel('type', { exact: true }).selectOption('');
  await playground.getByLabel('isAsyncClick').check();
  await expectCode(page, '<ButtonExt isAsyncClick onClick={save}>提交</ButtonExt>');
  await expect(page).toHaveURL(/\?ButtonExt\.children=%E6%8F%90%E4%BA%A4$/);
});

test('a prop that is a boolean or a number takes both', async ({ page }) => {
  const playground = await open(page);
  const choice = playground.getByLabel('debounce', { exact: true });
  await expect(choice.locator('option').first()).toHaveText('false（默认）');
  await choice.selectOption('true');
  await expectCode(page, '<ButtonExt isAsyncClick onClick={save} debounce>保存</ButtonExt>');
  await choice.selectOption({ label: '数字…' });
  await expectCode(page, START);
  const number = playground.getByLabel('debounce 的值');
  await number.fill('500');
  await expectCode(page, '<ButtonExt isAsyncClick onClick={save} debounce={500}>保存</ButtonExt>');
  await number.fill('');
  await expect(number).toBeVisible();
  await expectCode(page, START);
});

test('the state survives a reload, another language, and going back and forward', async ({
  page,
}) => {
  const playground = await open(page);
  await playground.getByLabel('theme', { exact: true }).selectOption('zeus');
  await playground.getByLabel('debounce', { exact: true }).selectOption('true');
  await expect(page).toHaveURL(/\?ButtonExt\.debounce=true&ButtonExt\.theme=zeus$/);
  const changed = '<ButtonExt isAsyncClick onClick={save} debounce theme="zeus">保存</ButtonExt>';

  await page.reload();
  await playground.scrollIntoViewIfNeeded();
  await expectCode(page, changed);
  await expect(playground.getByLabel('theme', { exact: true })).toHaveValue('zeus');

  await page.getByRole('link', { name: 'English' }).press('Enter');
  await expect(page).toHaveURL(/en-US.*\?ButtonExt\.debounce=true&ButtonExt\.theme=zeus(#|$)/);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en-US');
  await playground.scrollIntoViewIfNeeded();
  await expectCode(page, changed.replace('保存', 'Save'));

  await page.goBack();
  await expect(page).toHaveURL(/\/mtools\/antd-ext\/button-ext\?ButtonExt/);
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  await playground.scrollIntoViewIfNeeded();
  await expectCode(page, changed);
  await page.goForward();
  await expect(html).toHaveAttribute('lang', 'en-US');
  await playground.scrollIntoViewIfNeeded();
  await expectCode(page, changed.replace('保存', 'Save'));
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
  await expectCode(
    page,
    '<ButtonExt isAsyncClick onClick={save} debounce theme="zeus">保存</ButtonExt>',
  );
  await expect(playground.getByLabel('debounce', { exact: true })).toHaveValue('true');
});

test('what an address asks for and the component has not is ignored', async ({ page }) => {
  const query =
    '?ButtonExt.theme=nope&ButtonExt.debounce=NaN&ButtonExt.onClick=x&ButtonExt.__proto__=1&theme=zeus&tab=zz';
  const playground = await open(page, query);
  await expectCode(page, START);
  await playground.getByLabel('danger').check();
  await expectCode(page, '<ButtonExt isAsyncClick onClick={save} danger>保存</ButtonExt>');
  // Other parameters stay; the wrong ones of props are gone.
  await expect(page).toHaveURL(/theme=zeus&tab=zz&ButtonExt\.danger=true$/);
  await expect(page).not.toHaveURL(/nope|NaN/);
});

test('what is called and not rendered is shown as a call', async ({ page }) => {
  await page.goto('/mtools/en-US/antd-ext/notification-ext');
  await hydrated(page);
  const playground = page.locator('.playground');
  await playground.scrollIntoViewIfNeeded();
  const options = "({ title: 'Saved', needBtn: true, onBtnClick: confirm, });";
  await expectCode(page, `notification.success${options}`);
  await playground.getByLabel('kind').selectOption('warning');
  await expectCode(page, `notification.warning${options}`);
  await button(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Saved' });
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toHaveCount(0);
});

test('the whole page is shown on demand, and copied either way', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const playground = await open(
    page,
    '?ButtonExt.danger=true',
    '/mtools/en-US/antd-ext/button-ext',
  );
  await expectCode(page, START.replace('>保存', ' danger>Save'));
  await playground.hover();
  await playground.getByRole('button', { name: 'Copy' }).click();
  const whole = `import { ButtonExt } from '@mtools/antd-ext';

/** A simulated request that \`isAsyncClick\` waits for. */
const save = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

export default function Page() {
  return (
    <ButtonExt isAsyncClick onClick={save} danger>
      Save
    </ButtonExt>
  );
}
`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);

  await playground.getByRole('button', { name: 'Show full code' }).click();
  await expect.poll(() => code(page).textContent()).toBe(whole);
  await playground.getByRole('button', { name: 'Show component only' }).click();
  await expectCode(page, START.replace('>保存', ' danger>Save'));
});

test('a text that is too long for the address cannot be typed', async ({ page }) => {
  const playground = await open(page);
  const field = playground.getByLabel('children');
  await field.focus();
  await page.keyboard.insertText('x'.repeat(199));
  await page.keyboard.type('yz');
  const kept = `${'x'.repeat(199)}y`;
  await expect(field).toHaveValue(kept);
  await expect(page).toHaveURL(new RegExp(`children=${kept}$`));
  await page.reload();
  await playground.scrollIntoViewIfNeeded();
  await expect(button(page)).toContainText(kept);
});

test('reset takes everything back, and keeps the focus', async ({ page }) => {
  const playground = await open(page, '?ButtonExt.theme=zeus&ButtonExt.debounce=500&tab=zz');
  await expect(playground.getByLabel('debounce 的值')).toHaveValue('500');
  const reset = playground.getByRole('button', { name: '重置' });
  await reset.focus();
  await page.keyboard.press('Enter');
  await expectCode(page, START);
  await expect(page).toHaveURL(/\/button-ext\?tab=zz$/);
  await expect(playground.getByLabel('debounce 的值')).toHaveCount(0);
  await expect(reset).toBeFocused();
  await expect(reset).toHaveAttribute('aria-disabled', 'true');
});

test('a change leaves the page where it is, also on an address with an anchor', async ({
  page,
}) => {
  const playground = await open(page, '#playground');
  const before = await page.evaluate(() => window.scrollY);
  await playground.getByLabel('danger').check();
  await expect(page).toHaveURL(/\?ButtonExt\.danger=true#playground$/);
  await expectCode(page, '<ButtonExt isAsyncClick onClick={save} danger>保存</ButtonExt>');
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
  await expectCode(
    page,
    '<ButtonExt isAsyncClick onClick={save} type="primary" danger>Go</ButtonExt>',
  );
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`it arrives only near the window, in the height reserved for it, ${size.width} px`, async ({
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
  // The theme zeus reaches the contrast that antd's own theme does not, so the stage is scanned too.
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
