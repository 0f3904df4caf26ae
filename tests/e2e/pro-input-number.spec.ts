import { SEQUENCES } from '../support/number-sequences';
import { perform, readField } from '../support/number-typing';
import { expect, test } from './test';

test('what is typed, pasted, dropped or composed, and where the caret then stands', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/mtools/~demos/pro-input-number-demo-rules?locale=en-US');

  for (const [index, { field: name, steps, text, value }] of SEQUENCES.entries()) {
    const field = page.getByRole('spinbutton', { name });
    const outputs = page.getByRole('status');
    const output = outputs.nth(['Grouped', 'Whole', 'Any', 'Long'].indexOf(name));
    await field.fill('');
    await field.focus();
    await perform(page, field, steps);

    await expect
      .poll(async () => [await readField(field), await output.textContent()], {
        message: `${index + 1}. ${name}: ${JSON.stringify(steps)}`,
      })
      .toEqual([text, value]);
  }
});

test('the button that clears can be undone', async ({ page }) => {
  await page.goto('/mtools/~demos/pro-input-number-demo-thousandths?locale=en-US');
  const field = page.getByRole('spinbutton', { name: 'Population' });
  await expect(field).toHaveValue('1,411,778,724');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue('1,411,778,724');
});
