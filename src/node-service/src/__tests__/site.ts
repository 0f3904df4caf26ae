import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach } from 'vitest';
import { createService } from '../createService';
import type { ServiceConfig } from '../options';

const html = (head: string) =>
  `<!DOCTYPE html><html><head>${head}<title>App</title></head><body><div id="root"></div></body></html>`;
/** The page as it lies in the folder, and as it is served in the environment dev. */
export const SOURCE = html('');
export const PAGE = html('<script>window["$$_e"]=0</script>');
export const SCRIPT = `console.log("${'0123456789'.repeat(200)}");`;

/** What a browser sends when it goes to a page. */
export const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const FILES: Record<string, string> = {
  'dist/index.html': SOURCE,
  'dist/assets/index-DkT2_x9a.js': SCRIPT,
  'dist/assets/index-DkT2_x9a.js.map': '{}',
  'dist/assets/main.3f2a9c1b.css': 'body{}',
  'dist/robots.txt': 'User-agent: *',
  'dist/banner-2024Sale.png': 'no picture',
  'dist/说明 文档.txt': '你好',
  'dist/100%.txt': 'percent',
  'dist/[id]:*.txt': 'pattern',
  'dist/.env': 'SECRET=1',
  'dist/.git/config': 'SECRET=2',
  'dist/.well-known/security.txt': 'Contact: x',
  'outside/secret.txt': 'SECRET=3',
  'outside.txt': 'SECRET=4',
};

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});
export const afterTest = (cleanup: () => unknown) => cleanups.push(cleanup);

/** Waits until a file that was asked for is looked at again. */
export const untilStale = () => new Promise((resolve) => setTimeout(resolve, 110));

/** A fresh project folder with a built application; it is removed after the test. */
export function createSite(files: Record<string, string | Buffer> = FILES): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'node-service-')));
  cleanups.push(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  return root;
}

/** A silent service over a site; it is closed after the test. */
export async function serve(
  config: ServiceConfig = {},
  site = createSite(),
): Promise<FastifyInstance> {
  const app = await createService({ logger: false, ...config }, { cwd: site });
  cleanups.push(() => app.close());
  return app;
}

/** The same, listening on a port of its own. */
export async function listen(config: ServiceConfig = {}, site?: string) {
  const app = await serve(config, site);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, origin, port: Number(new URL(origin).port) };
}

/** Sends bytes as they stand, for no client library lets these through, and gives what comes until the end. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

export const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n${headers}\r\n`;
