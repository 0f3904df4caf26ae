import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';

export type Locale = 'zh-CN' | 'en-US';

export interface Visitor {
  page: Page;
  /** Address of the app, without a slash at its end. */
  origin: string;
  locale: Locale;
  /** Writes a screenshot into the folder `SHOTS` of the environment, if there is one. */
  shoot: (step: string) => Promise<void>;
  /** Console errors and warnings, uncaught errors and rejections, and requests to other hosts, as they come. */
  problems: string[];
  /** Bytes of the JavaScript that was loaded so far, compressed with Brotli as well as it can. */
  scriptSize: () => Promise<number>;
  close: () => Promise<void>;
}

export interface VisitOptions {
  origin: string;
  locale: Locale;
  /** Begins the names of the screenshots. */
  name: string;
  /** What the browser pretends to be. */
  device: BrowserContextOptions;
}

/** What goes away by itself and would cover a part of a picture. */
const NOTICES = '.ant-notification-notice, .adm-toast-mask';

/** Opens a browser window that nobody has used before. */
export async function openVisitor(browser: Browser, options: VisitOptions): Promise<Visitor> {
  const { origin, locale, name, device } = options;
  const context = await browser.newContext({ ...device, locale });
  const page = await context.newPage();
  const problems: string[] = [];
  const scripts: Promise<Buffer>[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(http|ws)/.test(url.protocol) && url.host !== new URL(origin).host) {
      problems.push(`request to another host: ${url}`);
    }
  });
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    // A window that is closed has no bodies any more.
    scripts.push(response.body().catch(() => Buffer.alloc(0)));
  });

  const shoot = async (step: string) => {
    const folder = process.env.SHOTS;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    await expect(page.locator(NOTICES)).toHaveCount(0, { timeout: 20_000 });
    await page.screenshot({
      path: path.join(folder, `${name}-${step}.${locale}.png`),
      animations: 'disabled',
    });
  };
  const scriptSize = async () =>
    (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  return {
    page,
    origin,
    locale,
    shoot,
    problems,
    scriptSize,
    close: () => context.close(),
  };
}
