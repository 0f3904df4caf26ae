import { openScript } from '../support/script-page';
import { expect, test } from './test';

test('a frame is left with its control, whether or not antd tells that the popup is gone', async ({
  page,
}) => {
  await openScript(
    page,
    `
      import { createRoot } from 'react-dom/client';
      import { useState } from 'react';
      import { DatePickerOutLineExt, RangePickerOutLineExt, SelectOutLineExt } from '../../src/antd-ext/src';

      function Fields() {
        const [disabled, setDisabled] = useState(false);
        return (
          <div onKeyUp={(event) => event.key.startsWith('F') && setDisabled(event.key === 'F8')}>
            <SelectOutLineExt label="City" options={[]} notFoundContent={null} />
            <SelectOutLineExt label="Status" options={[{ value: 1, label: 'Open' }]} disabled={disabled} />
            <DatePickerOutLineExt label="Day" disabled={disabled} />
            <RangePickerOutLineExt label="Period" disabled={disabled} />
            <button type="button">Next</button>
          </div>
        );
      }
      createRoot(document.body.appendChild(document.createElement('div'))).render(<Fields />);
    `,
  );
  const next = page.getByRole('button', { name: 'Next' });
  /** Where the label stands, and how the frame is drawn. */
  const look = (label: string) =>
    page
      .locator('.ant-ext-outline-field', { has: page.getByText(label, { exact: true }) })
      .evaluate((frame) => {
        const { top } = frame.querySelector('label')?.getBoundingClientRect() ?? { top: 0 };
        const { borderTopWidth } = getComputedStyle(
          frame.querySelector('.ant-ext-outline-field-start') ?? frame,
        );
        return { labelTop: Math.round(top - frame.getBoundingClientRect().top), borderTopWidth };
      });

  const resting = await look('City');
  await page.getByRole('combobox', { name: 'City' }).fill('Par');
  await expect.poll(() => look('City')).not.toEqual(resting);
  await next.focus();
  await expect.poll(() => look('City')).toEqual(resting);
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('');

  for (const label of ['Status', 'Day', 'Period']) {
    await page.getByLabel(label).first().click();
    await expect.poll(() => look(label)).not.toEqual(resting);
    await page.keyboard.press('F8');
    await page.evaluate(() => document.querySelector('button')?.focus());
    await page.keyboard.press('F9');
    await expect(page.getByLabel(label).first()).toBeEnabled();
    await expect.poll(() => look(label)).toEqual(resting);
  }
});
