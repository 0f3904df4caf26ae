import { expect, test } from '@playwright/test';

test('log in, work with users, change the settings, meet a forbidden page, log out', async ({
  page,
}, { outputDir }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  const shoot = (name: string) => page.screenshot({ path: `${outputDir}/${name}.png` });
  const logIn = async (account: string, password: string) => {
    await page.getByLabel('Account', { exact: true }).fill(account);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };

  await page.goto('/system/users?from=link');
  await logIn('admin', 'wrong');
  await expect(page.getByText('Wrong account or password')).toBeVisible();
  await shoot('login');
  await logIn('admin', 'admin123');
  // Back to the page that was asked for.
  await expect(page).toHaveURL(/\/system\/users\?from=link$/);
  await shoot('users');

  await page.getByRole('menuitem', { name: 'Overview' }).click();
  await expect(page.getByRole('img', { name: /^Visits of the last 30 days/ })).toBeVisible();
  await shoot('dashboard');
  await page.getByRole('tab', { name: 'Users' }).click();

  await page.getByRole('button', { name: 'Add user' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add user' });
  await drawer.getByLabel('Name').fill('Zoe Test');
  await drawer.getByLabel('Email').fill('zoe@example.com');
  await drawer.getByLabel('Role').fill('Editor');
  await drawer.getByLabel('Role').press('Enter');
  await drawer.getByLabel('Joined').fill('2025-06-01');
  await drawer.getByLabel('Joined').press('Tab');
  const buffer = Buffer.from(
    'R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
    'base64',
  );
  const picture = { name: 'zoe.gif', mimeType: 'image/gif', buffer };
  await drawer.locator('input[type=file]').setInputFiles(picture);
  await expect(drawer.getByText('43 B')).toBeVisible();
  await expect(drawer.getByRole('progressbar')).toHaveCount(0);
  await shoot('drawer');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();

  await page.getByRole('main').getByLabel('Name').fill('zoe');
  await page.getByRole('button', { name: 'Search' }).click();
  const rows = page.getByRole('row').filter({ hasText: '@example.com' });
  await expect(rows).toHaveText([/Zoe Test/]);
  await rows.getByRole('button', { name: 'Delete' }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete users: 1' });
  await shoot('confirm');
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(0);

  await page.getByRole('menuitem', { name: 'Roles' }).click();
  await expect(page.getByRole('treeitem', { name: 'Guest' })).toBeVisible();
  await shoot('roles');
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.getByRole('radio', { name: '中文' }).check({ force: true });
  await page.reload();
  await expect(page.getByRole('heading', { name: '设置' })).toBeVisible();
  await shoot('settings');
  await page.getByRole('radio', { name: 'English' }).check({ force: true });

  await page.getByRole('button', { name: 'Ada Chen' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn('guest', 'guest123');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await page.goto('/system/roles');
  await expect(page.getByRole('alert')).toContainText('No permission');
  await shoot('forbidden');
  // Nothing but the wrong password and the visits before the login.
  expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
});
