import { expect, test } from './test';

test('a search by the keyboard stands in the address and survives a reload; clearing is kept, too', async ({
  page,
}) => {
  await page.goto('/mtools/~demos/pro-search-table-demo-url?locale=en-US');
  const name = page.getByLabel('Name');
  const cell = (text: string) => page.getByRole('cell', { name: text, exact: true });
  const queryOf = () => Object.fromEntries(new URL(page.url()).searchParams);
  await expect(cell('Ada 1')).toBeVisible();
  expect(queryOf()).toEqual({ locale: 'en-US' });

  await name.fill(' an ');
  await name.press('Enter');
  await expect(cell('Frances 7')).toBeVisible();
  await page.getByTitle('2', { exact: true }).click();
  await expect(cell('Frances 15')).toBeVisible();
  await expect(cell('Frances 7')).toBeHidden();
  expect(queryOf()).toEqual({ locale: 'en-US', 'users.name': ' an ', 'users.current': '2' });

  await page.reload();
  await expect(cell('Frances 15')).toBeVisible();
  await expect(name).toHaveValue(' an ');
  await expect(page.locator('.ant-pagination-item-active')).toHaveText('2');

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(cell('Ada 1')).toBeVisible();
  await expect(name).toHaveValue('');
  expect(queryOf()).toEqual({ locale: 'en-US' });
});
