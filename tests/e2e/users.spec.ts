import { stands } from '../support/dialogs';
import { expect, test } from './test';

test('users are searched, paged, added, edited and deleted, in another theme and language', async ({
  page,
}) => {
  await page.goto('/mtools/~demos/antd-ext-demo-users?locale=zh-CN&theme=zeus');
  const rows = page.getByRole('row').filter({ has: page.getByRole('button') });
  const notice = (text: string) =>
    page.locator('.ant-notification-notice').filter({ hasText: text });
  const option = (name: string) =>
    page.locator('.ant-select-dropdown:visible').getByText(name, { exact: true });
  const current = page.locator('.ant-pagination-item-active');
  await expect(rows).toHaveCount(5);

  await test.step('search, and back', async () => {
    await page.getByLabel('姓名').fill(' 王芳 ');
    await page.getByLabel('姓名').press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('王芳');
    await page.getByRole('button', { name: /重\s?置/ }).click();
    await expect(rows).toHaveCount(5);
  });

  await test.step('the last row of the last page is deleted', async () => {
    await page.getByRole('listitem', { name: '3' }).click();
    await expect(rows).toHaveCount(1);
    const remove = page.getByRole('button', { name: '删除 孙丽' });
    await remove.click();
    const question = page.getByRole('dialog', { name: '确定删除 孙丽 吗？' });
    await stands(question);
    await question.getByRole('button', { name: /取\s?消/ }).click();
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await remove.click();
    await stands(question);
    await question.getByRole('button', { name: /删\s?除/ }).click();
    await expect(question.getByRole('button', { name: /取\s?消/ })).toBeDisabled();
    await expect(notice('已删除 孙丽')).toBeVisible();
    await expect(current).toHaveText('2');
    await expect(rows).toHaveCount(5);
    // Its row is gone, and so is the button that had the focus.
    await expect(page.getByRole('button', { name: '新增用户' })).toBeFocused();
  });

  await test.step('only the content scrolls', async () => {
    const layout = page.locator('.ant-ext-layout');
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.evaluate(() => document.querySelector('[role="status"]')?.scrollIntoView());
    expect(await layout.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('in another theme and language', async () => {
    await page.getByRole('combobox', { name: '主题' }).click();
    await option('hermes').click();
    await page.getByRole('combobox', { name: '语言' }).click();
    await option('English').click();
    await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible();
    // The page that was open stays.
    await expect(current).toHaveText('2');
  });

  await test.step('a user is added and edited', async () => {
    await page.getByRole('button', { name: 'Add user' }).click();
    const drawer = page.getByRole('dialog', { name: 'Add user' });
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByText('A name is required')).toBeVisible();
    await drawer.getByLabel('Name').fill('Hedy Lamarr');
    await drawer.getByLabel('Email').fill('hedy@example.com');
    await drawer.getByLabel('Email').press('Enter');
    await expect(notice('Hedy Lamarr is saved')).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(current).toHaveText('1');
    await expect(rows.first()).toContainText('Hedy Lamarr');

    await page.getByRole('button', { name: 'Edit Hedy Lamarr' }).click();
    const edited = page.getByRole('dialog', { name: 'Edit Hedy Lamarr' });
    await expect(edited.getByLabel('Email')).toHaveValue('hedy@example.com');
    await edited.getByRole('combobox', { name: 'Role' }).click();
    await option('Administrator').click();
    await edited.getByRole('button', { name: 'Save' }).click();
    await expect(rows.first()).toContainText('Administrator');
  });

  await test.step('the other page of the layout', async () => {
    await page.getByRole('menuitem', { name: 'Roles' }).click();
    await expect(page.getByRole('row', { name: 'Administrator 5' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Users' }).click();
    await expect(rows.first()).toContainText('Hedy Lamarr');
  });
});
