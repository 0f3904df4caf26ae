import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getPort } from '@mtools/node-utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBlocks } from './support/guide-blocks';
import { hasNginx, startNginx } from './support/nginx';

const root = path.resolve(__dirname, '..');

describe.skipIf(!hasNginx())('the nginx configuration of the README', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  let nginx: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    const site = path.join(folder, 'root/mtools');
    mkdirSync(path.join(site, 'guide'), { recursive: true });
    writeFileSync(path.join(site, 'index.html'), 'home');
    writeFileSync(path.join(site, 'guide/index.html'), 'guide');
    writeFileSync(path.join(site, '404.html'), 'PAGE NOT FOUND');
    writeFileSync(path.join(site, 'umi.0123abcd.js'), 'script');
    const [block] = readBlocks(root, 'README.md').filter(({ lang }) => lang === 'nginx');
    const port = await getPort(18_180);
    origin = `http://127.0.0.1:${port}`;
    nginx = await startNginx(
      folder,
      port,
      `server { listen 127.0.0.1:${port}; root ${folder}/root; ${block?.code} }`,
    );
  });

  afterAll(() => {
    nginx.kill();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['/mtools/', 200, 'home'],
    ['/mtools/guide', 200, 'guide'],
    ['/mtools/guide/', 200, 'guide'],
    ['/mtools/guide?tab=api', 200, 'guide'],
    ['/mtools/umi.0123abcd.js', 200, 'script'],
    ['/mtools/missing', 404, 'PAGE NOT FOUND'],
    ['/mtools/umi.removed.js', 404, 'PAGE NOT FOUND'],
    ['/mtools/guide/missing/', 404, 'PAGE NOT FOUND'],
  ])('answers %s with %i', async (address, status, text) => {
    const response = await fetch(`${origin}${address}`, { redirect: 'manual' });
    expect([response.status, await response.text()]).toEqual([status, text]);
  });
});
