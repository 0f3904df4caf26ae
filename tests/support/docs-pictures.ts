import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { locales } from '../../.dumi/config/locales';
import { browserFlags, findBrowser } from './browser';
import { bundle } from './bundle';
import { folder, modes, type Picture, pictures } from './pictures/pictures';
import { type Preview, startPreview } from './preview-server';
import { drawTemplates } from './template-pictures';

/** The name for all pictures of the templates. */
const TEMPLATES = 'templates';

/** The fonts of the site's text; what is drawn outside of it has them too. */
const FONTS =
  "-apple-system, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', sans-serif";

/** The window is the frame: what stands in it is centred, and what is larger is cut at its edges. */
const SCENE_PAGE = `<!doctype html><style>
  html, body { margin: 0; height: 100%; overflow: hidden; font-family: ${FONTS}; background: transparent }
  #root { box-sizing: border-box; display: grid; place-items: center; height: 100%; padding: 20px }
  #root:has(> .ant-ext-layout) { padding: 0 }
  * { caret-color: transparent !important }
</style><div id="root"></div>`;

/**
 * Draws the pictures of the pages, in every language and color mode, as `pnpm docs:pictures`: components by
 * themselves, and pages from the built site. Names of pictures as arguments draw only these.
 */
async function main(names: string[]) {
  const wanted = pictures.filter(({ name }) => names.length === 0 || names.includes(name));
  const withTemplates = names.length === 0 || names.includes(TEMPLATES);
  if (wanted.length === 0 && !withTemplates) {
    const known = [...pictures.map(({ name }) => name), TEMPLATES].join(', ');
    throw new Error(`There is no picture ${names.join(', ')}. There are: ${known}.`);
  }
  const needsSite = withTemplates || wanted.some(({ address }) => address);
  const preview = needsSite ? await openSite() : undefined;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  mkdirSync(folder, { recursive: true });
  try {
    for (const picture of wanted) {
      await draw(browser, picture, preview?.origin);
      process.stdout.write(`${picture.name}\n`);
    }
    if (withTemplates && preview) await drawTemplates(browser, preview.origin);
  } finally {
    await browser.close();
    await preview?.close();
  }
}

/** The site at SITE_URL where it is set, as for browser tests; else the built one. */
async function openSite(): Promise<Preview> {
  const { SITE_URL } = process.env;
  if (SITE_URL) return { origin: new URL(SITE_URL).origin, close: async () => {} };
  return startPreview();
}

async function draw(browser: Browser, picture: Picture, origin = ''): Promise<void> {
  const { name, width, height, scale, component, address, ready = 'body' } = picture;
  const code = component ? bundleScene(component) : '';
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  for (const { id: locale } of locales) {
    for (const mode of modes) {
      const page = await context.newPage();
      if (address) {
        await openAddress(page, `${origin}/mtools${address(locale, mode)}`, mode, ready);
      } else await openScene(page, code, String(new URLSearchParams({ locale, mode })));
      const png = await page.screenshot({ omitBackground: Boolean(component) });
      writeFileSync(path.join(folder, `${name}.${locale}.${mode}.webp`), await toWebP(page, png));
      await page.close();
    }
  }
  await context.close();
}

function bundleScene(component: string): string {
  const contents = `
    import Scene from '../../docs/AntdExt/picture/${component}';
    import { showScene } from './pictures/scene';
    showScene(Scene);`;
  return bundle({ stdin: { contents, loader: 'tsx', resolveDir: __dirname } });
}

async function openScene(page: Page, code: string, parameters: string): Promise<void> {
  await page.setContent(SCENE_PAGE);
  await page.evaluate((value) => {
    window.name = value;
  }, parameters);
  await page.addScriptTag({ content: code });
  await page.waitForFunction(() => document.querySelector('[class*="ant-"]'));
  // Popups are positioned, and requests are done.
  await page.waitForTimeout(700);
  // A dialog takes the focus, whose ring would be a part of the picture.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

async function openAddress(page: Page, url: string, mode: string, ready: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('dumi:prefers-color', value), mode);
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
}

/** A third of the bytes of a PNG, and no difference that can be seen. */
async function toWebP(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.9).split(',')[1] ?? '';
  }, png.toString('base64'));
  return Buffer.from(base64, 'base64');
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
