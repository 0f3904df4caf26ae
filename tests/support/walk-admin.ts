import { expect as expectAtOnce } from '@playwright/test';
import type { Locale, Visitor } from './visitor';

const expect = expectAtOnce.configure({ timeout: 20_000 });

/** What the template of the admin application shows, as far as the walk looks for it. */
const en = {
  account: 'Account',
  password: 'Password',
  logIn: 'Log in',
  overview: 'Overview',
  chart: /^Visits of the last 30 days/,
  system: 'System',
  users: 'Users',
  roles: 'Roles',
  name: 'Name',
  search: 'Search',
  addUser: 'Add user',
  email: 'Email',
  role: 'Role',
  joined: 'Joined',
  save: 'Save',
  saved: 'Saved',
  delete: 'Delete',
  deleteOne: 'Delete users: 1',
  forbidden: 'No permission',
  settings: 'Settings',
  dark: 'Dark',
  logOut: 'Log out',
};

const zh: typeof en = {
  account: '账号',
  password: '密码',
  logIn: '登录',
  overview: '概览',
  chart: /^近 30 天访问量/,
  system: '系统管理',
  users: '用户',
  roles: '角色',
  name: '姓名',
  search: '查询',
  addUser: '新增用户',
  email: '邮箱',
  role: '角色',
  joined: '加入日期',
  save: '保存',
  saved: '已保存',
  delete: '删除',
  deleteOne: '删除 1 个用户？',
  forbidden: '没有权限',
  settings: '设置',
  dark: '深色',
  logOut: '退出登录',
};

const TEXTS = { 'en-US': en, 'zh-CN': zh };
const LANGUAGES = { 'en-US': 'English', 'zh-CN': '中文' };

/** A picture of one pixel. */
const PICTURE = 'R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/** Goes the whole way through the admin application: what its users do in a first hour. */
export async function walkAdmin(visitor: Visitor): Promise<void> {
  const { page, origin, shoot } = visitor;
  const t = TEXTS[visitor.locale];
  await page.goto(`${origin}/`);
  await logIn(visitor, 'admin', () => shoot('login'));

  await expect(page.getByRole('heading', { name: t.overview })).toBeVisible();
  await expect(page.getByRole('img', { name: t.chart })).toBeVisible();
  await shoot('dashboard');
  await page.getByRole('menuitem', { name: t.system }).click();
  await page.getByRole('menuitem', { name: t.users }).click();
  await expect(page.getByRole('row', { name: /ada\.chen\.1@/ })).toBeVisible();
  await shoot('users');

  await addUser(visitor);
  await deleteUser(visitor);
  await changeSettings(visitor);
  await logOut(visitor, 'Ada Chen');

  await logIn(visitor, 'guest');
  await expect(page.getByRole('heading', { name: t.overview })).toBeVisible();
  await page.goto(`${origin}/system/roles`);
  await expect(page.getByRole('alert')).toContainText(t.forbidden);
  await expect(page.getByRole('menuitem', { name: t.roles })).toHaveCount(0);
  await shoot('forbidden');
  await logOut(visitor, 'Gus Li');
}

async function logIn(visitor: Visitor, account: string, before = async () => {}) {
  const { page, locale } = visitor;
  const t = TEXTS[locale];
  await page.getByLabel(t.account, { exact: true }).fill(account);
  await page.getByLabel(t.password, { exact: true }).fill(`${account}123`);
  await before();
  await page.getByRole('button', { name: buttonName(t.logIn) }).click();
}

async function logOut({ page, locale }: Visitor, name: string) {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: TEXTS[locale].logOut }).click();
  await expect(page).toHaveURL(/\/login$/);
}

async function addUser({ page, locale, shoot }: Visitor) {
  const t = TEXTS[locale];
  await page.getByRole('button', { name: buttonName(t.addUser) }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(t.name).fill('Zoe Test');
  await drawer.getByLabel(t.email).fill('zoe@example.com');
  await drawer.getByLabel(t.role).fill('Editor');
  await drawer.getByLabel(t.role).press('Enter');
  await drawer.getByLabel(t.joined).fill('2025-06-01');
  await drawer.getByLabel(t.joined).press('Tab');
  const picture = {
    name: 'zoe.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from(PICTURE, 'base64'),
  };
  await drawer.locator('input[type=file]').setInputFiles(picture);
  await expect(drawer.getByText('43 B')).toBeVisible();
  await expect(drawer.getByRole('progressbar')).toHaveCount(0);
  await shoot('user-drawer');
  await drawer.getByRole('button', { name: buttonName(t.save) }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await expect(drawer).toBeHidden();
}

async function deleteUser({ page, locale, shoot }: Visitor) {
  const t = TEXTS[locale];
  await page.getByRole('main').getByLabel(t.name).fill('zoe');
  await page.getByRole('button', { name: buttonName(t.search) }).click();
  const rows = page.getByRole('row').filter({ hasText: '@example.com' });
  await expect(rows).toHaveText([/Zoe Test/]);
  await rows.getByRole('button', { name: buttonName(t.delete) }).click();
  const confirm = page.getByRole('dialog');
  await expect(confirm).toContainText(t.deleteOne);
  await shoot('confirm');
  await confirm.getByRole('button', { name: buttonName(t.delete) }).click();
  await expect(rows).toHaveCount(0);
}

/** Changes theme, color mode and language, which last, and sets the language back. */
async function changeSettings({ page, locale, shoot }: Visitor) {
  const t = TEXTS[locale];
  const other: Locale = locale === 'en-US' ? 'zh-CN' : 'en-US';
  const choose = (name: string) => page.getByRole('radio', { name }).check({ force: true });
  await page.getByRole('menuitem', { name: t.settings }).click();
  const before = await backgroundOf(page);
  await choose('zeus');
  await choose(t.dark);
  await expect.poll(() => backgroundOf(page)).not.toBe(before);
  await shoot('settings-dark');
  await choose(LANGUAGES[other]);
  await page.reload();
  await expect(page.getByRole('heading', { name: TEXTS[other].settings })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark');
  await choose(LANGUAGES[locale]);
  await expect(page.getByRole('heading', { name: t.settings })).toBeVisible();
}

const backgroundOf = (page: Visitor['page']) =>
  page.getByRole('main').evaluate((main) => {
    for (let element: Element | null = main; element; element = element.parentElement) {
      const { backgroundColor } = getComputedStyle(element);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return '';
  });

/** Antd puts a space between two Chinese characters of a button. */
const buttonName = (text: string) => new RegExp(`^${[...text].join(' ?')}$`);
