import { findViolations, followEmulatedColors } from '../support/axe';
import { routes } from '../support/site';
import { expect, hydrated, test, withoutBundles } from './test';

const PAGE = '/mtools/antd-ext/button-ext';
const props = ['isAsyncClick', 'debounce', 'onClick', 'onAsyncError', 'loading', 'theme'];

for (const prefix of ['', '/en-US']) {
  test(`each row has an address that leads to it${prefix}`, async ({ page }) => {
    for (const prop of props) {
      await page.goto(`/mtools${prefix}/antd-ext/button-ext#api-button-ext-${prop}`);
      await hydrated(page);
      const row = page.locator(`#api-button-ext-${prop}`);
      await expect(row.getByRole('rowheader')).toContainText(prop);
      // Right below the header, and not only somewhere in sight.
      await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(150);
      await expect(row).toBeInViewport();
    }
  });
}

test('the link of a row is seen when the row is hovered or the link focused', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const row = page.locator('#api-button-ext-loading');
  const link = row.getByRole('link', { name: 'loading 的链接' });
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await page.getByRole('link', { name: 'onAsyncError 的链接' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#api-button-ext-loading$/);
});

test('an anchor leads to what the filter hides', async ({ page }) => {
  await page.goto('/mtools/en-US/antd-ext/pro-search-table');
  await hydrated(page);
  const filter = page.getByRole('searchbox');
  const target = page.locator('#api-pro-search-table-table-of-methods');
  await filter.fill('pageSizeOptions');
  await expect(target).toBeHidden();
  // The row of the link is hidden as well; another link on the page could lead there.
  await page.locator('a[href$="-table-of-methods"]').first().dispatchEvent('click');
  await expect(target).toBeInViewport();
  await expect(filter).toHaveValue('');

  await filter.fill('nothing like that');
  await page.evaluate(() => {
    window.location.hash = '#api-pro-search-table-urlSync';
  });
  await expect(page.locator('#api-pro-search-table-urlSync')).toBeInViewport();
});

test('a type is expanded on demand, by keyboard', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const row = page.locator('#api-button-ext-theme');
  const member = row.getByText("'hermes'", { exact: true });
  await expect(member).toBeHidden();
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(member).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(member).toBeHidden();
});

test('all other props are a link to antd, in the language of the page', async ({ page }) => {
  for (const { prefix, url } of [
    { prefix: '', url: 'https://ant.design/components/button-cn' },
    { prefix: '/en-US', url: 'https://ant.design/components/button' },
  ]) {
    await page.goto(`/mtools${prefix}/antd-ext/button-ext`);
    const link = page.locator('.api').getByRole('link', { name: 'antd Button' });
    await expect(link).toHaveAttribute('href', url);
  }
});

test('inherited props are listed when a reader asks for them, each with a link', async ({
  page,
}) => {
  await page.goto('/mtools/en-US/antd-ext/button-ext');
  await hydrated(page);
  const link = page.locator('.api').getByRole('link', { name: 'htmlType', exact: true });
  await expect(link).toHaveCount(0);
  await page.locator('.api-inherited summary').click();
  await expect(link).toHaveAttribute(
    'href',
    /ant\.design\/components\/button#api:~:text=htmlType$/,
  );
  // Its own props stand in the table.
  await expect(page.locator('.api-inherited').getByText('debounce')).toHaveCount(0);
});

test('the description is the widest column of every table, and no table scrolls sideways', async ({
  page,
  faults,
}) => {
  await withoutBundles(page, faults.allow);
  await page.setViewportSize({ width: 1440, height: 900 });
  const wrong: string[] = [];
  for (const route of routes.filter((each) => each.startsWith('/antd-ext/'))) {
    await page.goto(`/mtools/en-US${route}`);
    const tables = await page.locator('.table-frame:has(.api-table)').evaluateAll((frames) =>
      frames.map((frame) => ({
        widths: Array.from(frame.querySelectorAll('thead th'), (cell) => cell.clientWidth),
        overflow: frame.scrollWidth - frame.clientWidth,
      })),
    );
    expect(tables.length).toBeGreaterThan(0);
    for (const { widths, overflow } of tables) {
      if (Math.max(...widths) !== widths[1] || overflow > 0) wrong.push(`${route}: ${widths}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('on a phone the rows are cards: nothing scrolls sideways, each value has its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  await hydrated(page);
  const frame = page.locator('.api .table-frame');
  await frame.scrollIntoViewIfNeeded();
  const overflow = (element: Element) => element.scrollWidth - element.clientWidth;
  expect(await frame.evaluate(overflow)).toBe(0);
  expect(await page.locator('html').evaluate(overflow)).toBe(0);
  const cell = page.locator('#api-button-ext-debounce td').nth(2);
  const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(label).toBe('"默认值"');
  // The whole type of a function can be read.
  const type = page.locator('#api-button-ext-onAsyncError .api-type');
  const box = await type.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is complete, and types can be expanded', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('.api tbody tr')).toHaveCount(props.length);
    const row = page.locator('#api-button-ext-loading');
    await row.locator('summary').click();
    await expect(row.getByText('icon?: ReactNode')).toBeVisible();
  });
});

test('axe finds nothing in an API table with open types', async ({ page }) => {
  await followEmulatedColors(page);
  await page.goto(`${PAGE}#api-button-ext-theme`);
  await hydrated(page);
  for (const summary of await page.locator('.api summary').all()) await summary.click();
  expect(await findViolations(page, { include: '.api' })).toEqual([]);
});
