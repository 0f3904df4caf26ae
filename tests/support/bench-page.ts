import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './browser';
import { bundle } from './bundle';

/**
 * Bundles a page, serves it, and opens a browser for as long as it is measured.
 *
 * @param entry its script, a file beside this one
 * @param measure gets the browser and the page's address
 */
export async function withBenchPage(
  entry: string,
  measure: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  const script = bundle({ entryPoints: [path.join(__dirname, entry)] });
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><body><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserFlags(),
  });
  try {
    await measure(browser, `http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** For how long the main thread has worked, in ms, once `Performance` is enabled. */
export async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Ends a bench that failed with its message, and with 1. */
export function fail(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
