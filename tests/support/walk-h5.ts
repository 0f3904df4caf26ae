import { expect as expectAtOnce, type Page } from '@playwright/test';
import type { Locale, Visitor } from './visitor';

const expect = expectAtOnce.configure({ timeout: 20_000 });

/** What the template of the mobile application shows, as far as the walk looks for it. */
const en = {
  name: 'Name',
  password: 'Password',
  logIn: 'Log in',
  reports: 'Reports',
  newReport: 'New report',
  profile: 'Profile',
  back: 'Back',
  title: 'Title',
  place: 'Place',
  content: 'Description',
  pictures: 'Pictures',
  submit: 'Submit',
  notFound: 'Page not found',
  offline: /^You are offline/,
  dark: 'Dark',
  logOut: 'Log out',
};

const zh: typeof en = {
  name: '账号',
  password: '密码',
  logIn: '登录',
  reports: '问题列表',
  newReport: '上报问题',
  profile: '我的',
  back: '返回',
  title: '标题',
  place: '位置',
  content: '描述',
  pictures: '照片',
  submit: '提交',
  notFound: '页面不存在',
  offline: /^网络已断开/,
  dark: '深色',
  logOut: '退出登录',
};

const TEXTS = { 'en-US': en, 'zh-CN': zh };
const LANGUAGES = { 'en-US': 'English', 'zh-CN': '中文' };

const PAGE_SIZE = 20;

/** A picture of one pixel. */
const PICTURE = 'R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

const headingOf = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Goes the whole way through the mobile application, with a finger. */
export async function walkH5(visitor: Visitor): Promise<void> {
  const { page, origin, shoot, locale } = visitor;
  const t = TEXTS[locale];
  await page.goto(`${origin}/`);
  await page.getByLabel(t.name).fill('lin');
  await page.getByLabel(t.password).fill('123456');
  await shoot('login');
  await page.getByRole('button', { name: t.logIn }).tap();
  await expect(headingOf(page, t.reports)).toBeVisible();
  const items = page.getByRole('list').getByRole('link');
  await expect(items).toHaveCount(PAGE_SIZE);
  await shoot('list');

  await pullDown(page);
  await readReport(visitor);
  await sendReport(visitor);

  await page.context().setOffline(true);
  await expect(page.getByText(t.offline)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(t.offline)).toBeHidden();

  await changeSettings(visitor);
  await page.getByRole('button', { name: t.logOut }).tap();
  await expect(page).toHaveURL(/\/login$/);
}

/** Pulls the list down, which loads it again. */
async function pullDown(page: Page) {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/reports'));
  const { width = 0 } = page.viewportSize() ?? {};
  await swipe(page, { x: width / 2, y: 150, distance: 300 });
  expect((await answer).status()).toBe(200);
}

/** Scrolls to a report further down, opens it, and comes back to where it was. */
async function readReport({ page, locale, shoot }: Visitor) {
  const t = TEXTS[locale];
  const items = page.getByRole('list').getByRole('link');
  await expect(async () => {
    await swipe(page, { x: 100, y: 700, distance: -500 });
    expect(await items.count()).toBeGreaterThan(PAGE_SIZE);
  }).toPass();
  await items.nth(PAGE_SIZE).scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => Math.round(scrollY));
  const before = await position();
  expect(before).toBeGreaterThan(500);
  await items.nth(PAGE_SIZE).tap();
  await expect(page).toHaveURL(/\/reports\/\d+$/);
  await expect(page.getByRole('article')).toBeVisible();
  await shoot('detail');
  await page.getByRole('button', { name: t.back }).tap();
  await expect(headingOf(page, t.reports)).toBeVisible();
  await expect.poll(position).toBe(before);
}

async function sendReport({ page, locale, shoot }: Visitor) {
  const t = TEXTS[locale];
  await page.getByRole('link', { name: t.newReport }).tap();
  await page.getByLabel(t.title).fill('Broken bench');
  await page.getByLabel(t.place).fill('Garden');
  await page.getByLabel(t.content).fill('A leg is missing');
  await page.locator('input[type=file]').setInputFiles({
    name: 'bench.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from(PICTURE, 'base64'),
  });
  await expect(page.locator('[src^="data:image/gif"]')).toBeVisible();
  await shoot('form');
  await page.getByRole('button', { name: t.submit }).tap();
  await expect(headingOf(page, 'Broken bench')).toBeVisible();
  await expect(page.getByAltText(`${t.pictures} 1`)).toBeVisible();
  await page.getByRole('button', { name: t.back }).tap();
  await expect(page.getByRole('link', { name: /Broken bench/ })).toBeVisible();
}

/** Changes color mode and language, which last, and sets the language back. */
async function changeSettings({ page, locale, shoot }: Visitor) {
  const t = TEXTS[locale];
  const other: Locale = locale === 'en-US' ? 'zh-CN' : 'en-US';
  await page.getByRole('link', { name: t.profile }).tap();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await background();
  await page.getByText(t.dark, { exact: true }).tap();
  await expect.poll(background).not.toBe(before);
  await shoot('settings-dark');
  await page.getByText(LANGUAGES[other], { exact: true }).tap();
  await page.reload();
  await expect(headingOf(page, TEXTS[other].profile)).toBeVisible();
  expect(await background()).not.toBe(before);
  await page.getByText(LANGUAGES[locale], { exact: true }).tap();
  await expect(headingOf(page, t.profile)).toBeVisible();
}

/** Moves a finger down by a distance, or up by a negative one, which scrolls or pulls. */
async function swipe(page: Page, { x, y, distance }: { x: number; y: number; distance: number }) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x, y: at }],
    });
  const steps = 10;
  await send('touchStart', y);
  for (let step = 1; step <= steps; step += 1)
    await send('touchMove', y + (distance * step) / steps);
  await send('touchEnd');
  await session.detach();
}
