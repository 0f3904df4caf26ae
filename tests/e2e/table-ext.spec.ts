import type { Page } from '@playwright/test';
import { pause } from '../support/clock';
import { openScript } from '../support/script-page';
import { expect, test } from './test';

declare global {
  interface Window {
    isCut: (node: Element) => boolean;
  }
}

const cell = (page: Page, text: string) => page.locator('tbody td', { hasText: text });
const heightOf = async (page: Page, text: string) => (await cell(page, text).boundingBox())?.height;

test('a cell that is cut off has the one tooltip, one that fits has none', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 720 });
  await page.goto('/mtools/~demos/table-ext-demo-clamp?locale=en-US');
  const tooltip = page.getByRole('tooltip');
  expect(await heightOf(page, 'The export')).toBe(await heightOf(page, 'Typo'));

  await cell(page, 'Typo').hover();
  await cell(page, 'The export').hover();
  await expect(tooltip).toHaveText(/^The export .* message$/);
  // It may be read, and copied from.
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await cell(page, 'Ada').hover();
  await expect(tooltip).toHaveText(/^Ada .* support$/);
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  // What a render of its own makes is cut off by an element in the cell.
  await cell(page, 'data loss').hover();
  await expect(tooltip).toHaveText(/large files$/);
  await expect(tooltip).toHaveCount(1);

  // By keyboard, to a link; the browser may scroll to what of it is cut off.
  await page.mouse.move(0, 0);
  await page.getByRole('radio', { name: '1 line' }).focus();
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Ada' });
  await expect(link).toBeFocused();
  // Its ring is in the cell, as what is outside is cut off.
  const { outlineOffset, outlineWidth } = await link.evaluate((node) => getComputedStyle(node));
  expect(outlineOffset).toBe(`-${outlineWidth}`);
  await expect(tooltip).toHaveText('Ada from the second line of support');

  await page.getByText('All', { exact: true }).click();
  await expect(tooltip).toBeHidden();
  await cell(page, 'The export').hover();
  expect(await heightOf(page, 'The export')).toBeGreaterThan((await heightOf(page, 'Typo')) ?? 0);
  await expect(tooltip).toBeHidden();
});

test('a tooltip as wide as a phone is still whole in its window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mtools/~demos/table-ext-demo-clamp?locale=en-US');
  await cell(page, 'The export').hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText(/message$/);
  await expect(tooltip).toBeInViewport({ ratio: 1 });
});

test('rows stand where their skeleton stood, and the pagination does not leave', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/mtools/~demos/table-ext-demo-basic?locale=en-US');
  const body = page.locator('tbody');
  await expect(page.locator('table[aria-busy="true"]')).toBeVisible();
  const skeleton = await body.boundingBox();
  await expect(cell(page, 'User 5')).toBeVisible();
  expect(await body.boundingBox()).toEqual(skeleton);

  // A quarter of the second that the new rows take: enough for the indicator to show.
  const resume = await pause(page);
  await page.getByTitle('5', { exact: true }).click();
  await page.clock.runFor(250);
  // The old rows stay until the new ones are there.
  await expect(page.locator('.ant-spin-spinning')).toBeVisible();
  await expect(cell(page, 'User 1')).toHaveCount(1);
  await resume();
  await expect(cell(page, 'User 23')).toBeVisible();
  await expect(page.locator('.ant-pagination')).toBeVisible();
});

for (const deviceScaleFactor of [0.8, 1.5]) {
  test.describe(`at the device factor ${deviceScaleFactor}`, () => {
    test.use({ deviceScaleFactor });
    test('a cell counts as cut off exactly where an ellipsis is seen', async ({ page }) => {
      await openScript(
        page,
        `
          import { createRoot } from 'react-dom/client';
          import { TableExt } from '../../src/antd-ext/src';
          import { isCut } from '../../src/antd-ext/src/_internal/isCut';

          const text = 'Quarterly report';
          const columns = [{ title: 'Title', dataIndex: 'text' }];
          // Around the width at which the text just fits, whatever the font.
          const ruler = document.body.appendChild(document.createElement('span'));
          ruler.style.font = '14px sans-serif';
          ruler.textContent = text;
          const widths = Array.from({ length: 8 }, (_, step) => Math.ceil(ruler.offsetWidth) + (step - 5) / 4);
          window.isCut = isCut;
          createRoot(document.body.appendChild(document.createElement('div'))).render(
            widths.map((width) => (
              <div key={width} style={{ width: width + 16 }}>
                <TableExt size="small" showHeader={false} columns={columns} rowKey="text" dataSource={[{ text }]} />
              </div>
            )),
          );
        `,
      );
      await page.addStyleTag({ content: 'td { font: 14px sans-serif !important }' });
      const cells = page.locator('td.ant-ext-table-line');
      await expect(cells).toHaveCount(8);
      const pictures = () =>
        Promise.all(
          Array.from({ length: 8 }, async (_, at) =>
            (await cells.nth(at).screenshot()).toString('base64'),
          ),
        );
      const said = await cells.evaluateAll((all) => all.map((cell) => window.isCut(cell)));
      const seen = await pictures();
      await page.addStyleTag({ content: 'td { text-overflow: clip !important }' });
      const clipped = await pictures();
      expect(said).toEqual(seen.map((picture, at) => picture !== clipped[at]));
      expect(new Set(said).size).toBe(2);
    });
  });
}
