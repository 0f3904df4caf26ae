import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach } from 'vitest';
import { createService } from '../createService';
import type { ServiceConfig } from '../types';

export const PAGE = '<!doctype html><title>App</title><div id="root"></div>';
export const SCRIPT = 'console.log("0123456789");';

const FILES: Record<string, string> = {
  'dist/index.html': PAGE,
  'dist/assets/index-DkT2_x9a.js': SCRIPT,
  'dist/assets/main.3f2a9c1b.css': 'body{}',
  'dist/robots.txt': 'User-agent: *',
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

/** A fresh project folder with a built application; it is removed after the test. */
export function createSite(files: Record<string, string> = FILES): string {
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
  const app = await createService({
    logger: false,
    assetsDir: path.join(site, 'dist'),
    indexPath: path.join(site, 'dist/index.html'),
    ...config,
  });
  cleanups.push(() => app.close());
  return app;
}
