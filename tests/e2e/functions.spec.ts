import { findViolations, followEmulatedColors } from '../support/axe';
import { liveDemo } from '../support/demos';
import { expect, hydrated, test } from './test';

const PAGE = '/mtools/guide/isomorphic-utils';

for (const prefix of ['', '/en-US']) {
  test(`a function has an address that leads to it, and an entry in the contents${prefix}`, async ({
    page,
  }) => {
    await page.goto(`/mtools${prefix}/guide/isomorphic-utils#format-number`);
    await hydrated(page);
    const heading = page.getByRole('heading', { name: 'formatNumber', exact: true });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(150);
    await page.locator('.toc').getByRole('link', { name: 'sleep', exact: true }).click();
    await expect(page).toHaveURL(/#sleep$/);
    await expect(page.locator('#sleep')).toBeInViewport();
  });
}

test('the filter finds a function by a word of the other language, and an anchor what it hides', async ({
  page,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  const functions = page.locator('.functions');
  await page.getByRole('searchbox', { name: '筛选函数' }).fill('rounding');
  await expect(functions.getByRole('heading', { name: 'formatNumber' })).toBeVisible();
  await expect(functions.getByRole('heading', { name: 'sleep' })).toBeHidden();
  // The contents list marks what is read, and nothing that is hidden.
  await page.locator('#format-number').evaluate((heading) => heading.scrollIntoView());
  await expect(page.locator('.toc [aria-current]')).toHaveText('formatNumber');
  await page.locator('.toc').getByRole('link', { name: 'sleep', exact: true }).click();
  await expect(page.locator('#sleep')).toBeInViewport();
});

test('on a phone nothing scrolls sideways but code, and axe finds nothing', async ({ page }) => {
  await followEmulatedColors(page);
  await page.goto(PAGE);
  await hydrated(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findViolations(page, { include: '.functions' })).toEqual([]);
});

for (const name of ['isomorphic-utils', 'browser-utils']) {
  test(`nothing of an example is loaded before the keyboard opens it: ${name}`, async ({
    page,
  }) => {
    await page.goto(`/mtools/en-US/guide/${name}`);
    await hydrated(page);
    const examples = page.locator('.function-try');
    const count = await page.locator('div.function').count();
    await expect(examples).toHaveCount(count);
    await expect(page.locator('.demo')).toHaveCount(0);
    expect(await page.evaluate('document.querySelectorAll("style[data-css-hash]").length')).toBe(0);
    for (const example of (await examples.all()).slice(0, 3)) {
      await example.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(liveDemo(example)).toBeVisible();
    }
    await expect(page.locator('.demo')).toHaveCount(3);
  });
}

test('back leads to the function that was read, although functions above it have no layout at first', async ({
  page,
}) => {
  await page.goto('/mtools/en-US/guide/isomorphic-utils');
  await hydrated(page);
  const target = page.locator('#sleep');
  const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.locator('.toc').getByRole('link', { name: 'sleep', exact: true }).click();
  await expect.poll(top).toBeLessThan(150);
  // What a reader scrolls is not followed any more.
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -400);
  await expect.poll(top).toBeGreaterThan(400);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  const before = await top();
  await page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByText('jaraxxus')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('jaraxxus');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('isomorphic-utils');
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5);
});

test('an example follows what is typed, and its address opens it', async ({ page }) => {
  await page.goto(`${PAGE}#isomorphic-utils-demo-format-number`);
  await hydrated(page);
  const card = page.locator('#isomorphic-utils-demo-format-number');
  await expect(card.getByRole('status')).toHaveText('1,234,567.89');
  await card.getByRole('textbox', { name: 'value' }).fill('0.125');
  await card.getByRole('checkbox', { name: 'thousands' }).uncheck();
  await expect(card.getByRole('status')).toHaveText('0.13');
  await expect(card).toBeInViewport();

  await page.evaluate('location.hash = "isomorphic-utils-demo-parse-query"');
  const other = page.locator('#isomorphic-utils-demo-parse-query');
  await expect(other.getByRole('status')).toContainText('"id":["1","2"]');
  await expect(other).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signatures, tables and examples are read', async ({ page }) => {
    await page.goto(PAGE);
    const section = page.locator('.function').filter({ has: page.locator('#format-number') });
    await expect(section.locator('pre').first()).toContainText('formatNumber(');
    await expect(section.getByRole('table', { name: 'FormatNumberOptions' })).toBeVisible();
    await expect(section.locator('pre').last()).toContainText("// '1,234,567.89'");
    await expect(section.locator('.function-try')).toBeHidden();
  });
});
