import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { locales } from '../../.dumi/config/locales';
import { type PreviewId, previews } from '../../.dumi/theme/builtins/TemplatePreview/previews';
import { root } from './preview-server';

const PUBLIC = path.join(root, 'public');

/** Path below `public/` of the picture of a template's login page; ModePicture shows it. */
export const pictureOf = (id: PreviewId, locale: string, mode: 'light' | 'dark') =>
  `pictures/${id}.${locale}.${mode}.webp`;

/** The figures of the dashboard end today: the pictures of every day are to be the same. */
const TODAY = new Date('2026-11-01T10:00:00Z');

/** Size of the pictures in the page “From nothing to production”. */
const GUIDE = { width: 1280, height: 800 };

/** What is clicked and looked for in the admin template, by language. */
const TEXTS = {
  'zh-CN': { overview: '概览', system: '系统管理', users: '用户', add: '新增用户' },
  'en-US': { overview: 'Overview', system: 'System', users: 'Users', add: 'Add user' },
};

/** Draws the pictures of the templates from their previews on a built site. */
export async function drawTemplates(browser: Browser, origin: string): Promise<void> {
  mkdirSync(path.join(PUBLIC, 'pictures'), { recursive: true });
  const open = async (id: PreviewId, size: typeof GUIDE, query: string) => {
    const page = await browser.newPage({ viewport: size });
    await page.clock.setFixedTime(TODAY);
    await page.goto(`${origin}/mtools/previews/${id}/?${query}`);
    await page.locator('h1').waitFor();
    return page;
  };
  for (const { id: locale } of locales) {
    for (const id of Object.keys(previews) as PreviewId[]) {
      const { width, height } = previews[id];
      for (const mode of ['light', 'dark'] as const) {
        const page = await open(id, { width, height }, `locale=${locale}&mode=${mode}`);
        // In the frame, no field has the focus before the reader is there.
        await page.locator('input').first().blur();
        await draw(page, pictureOf(id, locale, mode));
        await page.close();
      }
    }
    const page = await open('mt-template-admin', GUIDE, `locale=${locale}&mode=light`);
    await drawAdmin(page, locale);
    await page.close();
  }
}

/** The dashboard, the users and the form of one, behind the login. */
async function drawAdmin(page: Page, locale: keyof typeof TEXTS): Promise<void> {
  const texts = TEXTS[locale];
  const { account, password } = previews['mt-template-admin'];
  const file = (name: string) => `pictures/admin-${name}.${locale}.webp`;
  await page.locator('#account').fill(account);
  await page.locator('#password').fill(password);
  await page.keyboard.press('Enter');
  await page.locator('.uplot').waitFor();
  await draw(page, file('dashboard'));
  await page.getByRole('menuitem', { name: texts.system }).click();
  await page.getByRole('menuitem', { name: texts.users }).click();
  await page.getByRole('cell', { name: 'Ada Chen' }).waitFor();
  await draw(page, file('users'));
  await page.getByRole('button', { name: texts.add }).click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await draw(page, file('user-form'));
}

/** Writes what the page shows as WebP, which the browser makes of its own screenshot. */
async function draw(page: Page, file: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const webp = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.8);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  writeFileSync(path.join(PUBLIC, file), webp.split(',')[1] ?? '', 'base64');
}
