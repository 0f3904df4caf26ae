import { scan } from '../support/axe';
import { pause } from '../support/clock';
import { expect, test } from './test';

test('a form in a drawer: 400 wide, Enter saves, Esc waits, and the focus comes back', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/mtools/~demos/drawer-ext-demo-form?locale=en-US');
  const trigger = page.getByRole('button', { name: 'Edit' });
  const drawer = page.getByRole('dialog', { name: 'Edit user' });
  const name = drawer.getByLabel('Name');
  const save = drawer.getByRole('button', { name: 'Save' });

  await trigger.press('Enter');
  await expect(drawer).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(400);
  // The white on antd's own blue is antd's.
  expect(await scan(page, { include: '.ant-drawer', exclude: '.ant-btn-primary' })).toEqual([]);

  await name.fill('');
  await name.press('Enter');
  await expect(drawer.getByText('A name is required')).toBeVisible();
  await expect(save).not.toHaveAttribute('aria-busy');

  await name.fill('Bob');
  const resume = await pause(page);
  await name.press('Enter');
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(drawer.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await resume();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('Bob, Editor');
  await expect(trigger).toBeFocused();

  await trigger.press('Enter');
  await expect(name).toHaveValue('Bob');
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await expect(drawer).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('nested drawers: Esc closes the inner one; header and footer stay while the content scrolls', async ({
  page,
}) => {
  await page.goto('/mtools/~demos/drawer-ext-demo-nested?locale=en-US');
  await page.getByRole('button', { name: 'View order' }).click();
  const outer = page.getByRole('dialog', { name: 'Order' });
  const inner = page.getByRole('dialog', { name: 'Address' });
  await outer.getByText('Row 30').scrollIntoViewIfNeeded();
  await expect(outer.getByRole('button', { name: 'OK' })).toBeInViewport();
  await expect(outer.getByText('Order', { exact: true })).toBeInViewport();

  await outer.getByRole('button', { name: 'Edit address' }).press('Enter');
  await expect(inner).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inner).toBeHidden();
  await expect(outer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(outer).toBeHidden();
});
