import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { CDPSession } from '@playwright/test';
import { bundle } from '../../tests/support/bundle';
import type { BenchContext } from './bench';

/**
 * Bundles a page of `pages/` and serves it until the bench ends.
 *
 * @param entry its script, by the name of the file
 * @returns its address
 */
export async function servePage(entry: string, { atEnd }: Pick<BenchContext, 'atEnd'>) {
  const script = bundle({ entryPoints: [path.join(__dirname, '../pages', entry)] });
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><body><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  atEnd(() => server.close());
  // It listens on a port, so it has an AddressInfo.
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

/** For how long the main thread has worked, in ms, once `Performance` is enabled. */
export async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}
