import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './browser';
import { root, startPreview } from './preview-server';
import { drawTemplates } from './template-pictures';

/** The pictures of the guide, by the end of their names: the address that each shows. */
const pictures = { 'zh-CN': '/antd-ext/button-ext', 'en-US': '/en-US/antd-ext/button-ext' };

/** Draws the pictures of the guide from the built site, as `pnpm docs:pictures`. */
async function main() {
  const preview = await startPreview();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  try {
    for (const [locale, address] of Object.entries(pictures)) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      await page.goto(`${preview.origin}/mtools${address}`);
      await page.waitForSelector('html[data-hydrated]');
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: path.join(root, 'public', `preview.${locale}.png`) });
    }
    await drawTemplates(browser, preview.origin);
  } finally {
    await browser.close();
    await preview.close();
  }
}

main();
