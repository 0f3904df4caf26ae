import type { Page } from '@playwright/test';
import { openScript } from '../support/script-page';
import { expect, hydrated, test } from './test';

// A zone in which a day begins on another one in UTC.
test.use({ timezoneId: 'Asia/Shanghai' });

const popup = (page: Page) => page.locator('.ant-picker-dropdown:visible');

/** The running demo, which is a picture until it comes into view. */
async function open(page: Page, name: string) {
  const stage = page.locator(`#date-picker-ext-demo-${name} .demo-stage`);
  await stage.scrollIntoViewIfNeeded();
  await expect(stage.getByRole('textbox').first()).toBeVisible();
  return stage;
}

test('dates, times and ranges are chosen with the keyboard alone', async ({ page }) => {
  await page.goto('/mtools/en-US/antd-ext/date-picker-ext');
  await hydrated(page);
  const { keyboard } = page;

  const family = await open(page, 'family');
  for (const [name, text] of [
    ['Week', '2026-24th'],
    ['Month', '2026-06'],
    ['Quarter', '2026-Q2'],
    ['Year', '2026'],
    ['Time', '08:30:15'],
  ] as const) {
    const field = family.getByRole('textbox', { name });
    await field.focus();
    await keyboard.type(text);
    await expect(popup(page)).toBeVisible();
    await keyboard.press('Enter');
    await expect(popup(page)).toHaveCount(0);
    // What had not been taken would go with the focus.
    await keyboard.press('Tab');
    await expect(field).toHaveValue(text);
  }

  const formats = await open(page, 'value-format');
  const values = formats.getByRole('status');
  await formats.getByRole('textbox', { name: 'Text' }).focus();
  await expect(popup(page)).toHaveCount(0);
  await keyboard.press('Enter');
  await expect(popup(page)).toBeVisible();
  await keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('2026/06/09');
  await keyboard.press('Enter');
  await expect(values.nth(0)).toHaveText('"2026-06-09"');
  await expect(popup(page)).toHaveCount(0);

  // Past the button that clears. A text that is no date yet is not taken, and goes again.
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(formats.getByRole('textbox', { name: 'Timestamp' })).toBeFocused();
  await keyboard.type('2026-06-09 08:');
  await keyboard.press('Escape');
  await expect(values.nth(1)).toHaveText('null');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('2026-06-09 08:30:15');
  await keyboard.press('Tab');
  await expect(values.nth(1)).toHaveText(String(Date.UTC(2026, 5, 9, 0, 30, 15)));
  await expect(formats.getByRole('button', { name: 'Clear' }).nth(1)).toBeFocused();
  await keyboard.press('Enter');
  await expect(values.nth(1)).toHaveText('null');

  const range = await open(page, 'range');
  await range.getByRole('textbox', { name: 'Ordered Start date' }).focus();
  await keyboard.type('2026-06-01');
  await keyboard.press('Enter');
  await expect(range.getByRole('textbox', { name: 'Ordered End date' })).toBeFocused();
  await keyboard.type('2026-06-05');
  await keyboard.press('Enter');
  await expect(range.getByRole('status')).toHaveText('Orders: all from 2026-06-01 to 2026-06-05');

  // The label moves out of the way of what is typed, and the line of the focus leaves it whole.
  const outlined = await open(page, 'outlined');
  const holiday = outlined.getByRole('textbox', { name: 'Holiday Start date' });
  const top = async () => (await outlined.getByText('Holiday').boundingBox())?.y ?? 0;
  const resting = await top();
  await holiday.focus();
  await expect.poll(top).toBeLessThan(resting - 8);
  await expect(outlined.locator('.ant-picker-range')).toHaveCSS('outline-style', 'none');
  await holiday.blur();
  await expect.poll(top).toBe(resting);

  // As high as every other field of its size, of which antd's pickers without a border know only one.
  for (const [size, height] of [
    ['small', 24],
    ['large', 40],
  ] as const) {
    await outlined.getByText(size, { exact: true }).click();
    for (const field of await outlined.locator('.ant-ext-outline-field').all()) {
      await expect.poll(async () => (await field.boundingBox())?.height).toBe(height);
    }
  }
});

test('on a phone the popup of a range stays in the window, and has every month', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 664],
    [320, 568],
    [667, 440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/mtools/~demos/date-picker-ext-demo-range?locale=en-US');
    await page.getByRole('textbox').first().click();
    await expect(popup(page)).toBeVisible();
    await expect.poll(async () => (await popup(page).boundingBox())?.x).toBeGreaterThanOrEqual(0);
    await expect(popup(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  await page.setViewportSize({ width: 390, height: 664 });
  const month = popup(page).locator('.ant-picker-month-btn:visible');
  await expect(month).toHaveCount(1);
  const first = (await month.textContent()) ?? '';
  await popup(page).getByRole('button', { name: 'Next month' }).filter({ visible: true }).click();
  await expect(month).not.toHaveText(first);
});

test('on a phone the popups of larger months and of times stay in the window, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openScript(
    page,
    `
      import { createRoot } from 'react-dom/client';
      import { ConfigProviderExt, DatePickerExt } from '../../src/antd-ext/src';

      const presets = [{ label: 'A day of the week before', value: null }];
      createRoot(document.body.appendChild(document.createElement('div'))).render(
        <ConfigProviderExt themeExt="hermes">
          <DatePickerExt aria-label="time" showTime />
          <DatePickerExt aria-label="preset" presets={presets} />
          <DatePickerExt.RangePicker id={{ start: 'range' }} showTime shortcuts={['last7']} />
          <DatePickerExt.Outline label="Day" placeholder="Any day" />
        </ConfigProviderExt>,
      );
    `,
  );
  for (const field of ['[aria-label="time"]', '[aria-label="preset"]', '#range']) {
    await page.locator(field).click();
    await expect(popup(page)).toBeVisible();
    await expect.poll(async () => (await popup(page).boundingBox())?.x).toBeGreaterThanOrEqual(0);
    const { x = 0, width = 0 } = (await popup(page).boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
  }
  // Under a label that rests there is no text, not even with colors of the system.
  const placeholder = await page
    .getByRole('textbox', { name: 'Day' })
    .evaluate((input) => getComputedStyle(input, '::placeholder').opacity);
  expect(placeholder).toBe('0');
});

test('Tab gets through a range that is empty, in both directions', async ({ page }) => {
  await openScript(
    page,
    `
      import dayjs from 'dayjs';
      import { createRoot } from 'react-dom/client';
      import { DatePickerExt } from '../../src/antd-ext/src';
      const { RangePicker } = DatePickerExt;
      createRoot(document.body.appendChild(document.createElement('div'))).render(
        <>
          <button>Before</button>
          <RangePicker aria-label="Plain" />
          <button>First</button>
          <RangePicker aria-label="Mask" format={{ format: 'YYYY-MM-DD', type: 'mask' }} />
          <button>Second</button>
          <RangePicker aria-label="End" defaultValue={[null, dayjs('2026-05-04')]} />
          <button>After</button>
        </>,
      );
    `,
  );
  const stops = async (key: string) => {
    const names: string[] = [];
    for (let step = 0; step < 12 && !names.includes('After') && !names.includes('Before'); step++) {
      await page.keyboard.press(key);
      const name = await page.evaluate(() => document.activeElement?.textContent);
      if (name) names.push(name);
    }
    return names;
  };
  await page.getByRole('button', { name: 'Before' }).focus();
  expect(await stops('Tab')).toEqual(['First', 'Second', 'After']);
  expect(await stops('Shift+Tab')).toEqual(['Second', 'First', 'Before']);
});

test('Tab goes past a range that is empty', async ({ page }) => {
  await page.goto('/mtools/~demos/date-picker-ext-demo-form?locale=en-US');
  const start = page.getByRole('textbox', { name: /Start date/ });
  await start.focus();
  await page.keyboard.press('Tab');
  await expect(start).not.toBeFocused();
  const end = page.getByRole('textbox', { name: /End date/ });
  await expect(end).not.toBeFocused();

  // With an end it stays, and antd puts back what the range still has.
  await start.fill('2026-05-04');
  await page.keyboard.press('Tab');
  await end.fill('2026-05-06');
  await page.keyboard.press('Tab');
  await start.click();
  await start.fill('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(start).toHaveValue('2026-05-04');
  await expect(end).toHaveValue('2026-05-06');
});
