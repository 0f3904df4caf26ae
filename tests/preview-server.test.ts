import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Preview, startPreview } from './support/preview-server';

const SCRIPT = `const text = '${'mtools '.repeat(400)}';`;
/** Long enough to be compressed. */
const page = (text: string) => `<p>${text}</p>`.repeat(200);
const folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
let preview: Preview;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'guide'));
  writeFileSync(path.join(folder, 'index.html'), page('home'));
  writeFileSync(path.join(folder, '404.html'), page('not found'));
  writeFileSync(path.join(folder, 'guide/index.html'), page('guide'));
  writeFileSync(path.join(folder, 'umi.0123abcd.js'), SCRIPT);
  writeFileSync(path.join(folder, 'picture.png'), 'no text');
  preview = await startPreview({ folder });
});

afterAll(async () => {
  await preview.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Node's own client: fetch would decompress. */
function request(pathname: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = new URL(preview.origin);
  return new Promise((resolve, reject) => {
    get({ port, path: `/mtools${pathname}`, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}

const brotli = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*' };

it.each([
  ['', page('home')],
  ['/', page('home')],
  ['/guide', page('guide')],
  ['/guide/?tab=x', page('guide')],
])('serves the page at “%s” with brotli to a client that accepts it', async (pathname, html) => {
  const { status, headers, body } = await request(pathname, brotli);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(body).toString()).toBe(html);
});

it('compresses a hashed script and lets it be kept for ever', async () => {
  const { headers, body } = await request('/umi.0123abcd.js', brotli);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(body.length).toBeLessThan(60);
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
});

it('serves the file itself to other clients, for a range, and when it is no text', async () => {
  const plain = await request('/umi.0123abcd.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(SCRIPT);

  const range = await request('/umi.0123abcd.js', { ...brotli, range: 'bytes=0-4' });
  expect([range.status, range.body.toString()]).toEqual([206, 'const']);

  const picture = await request('/picture.png', brotli);
  expect(picture.headers['content-encoding']).toBeUndefined();
  expect(picture.body.toString()).toBe('no text');
});

it('responds to anything else with 404.html and its status', async () => {
  for (const pathname of ['/missing', '/guide/missing.js', '/../package.json']) {
    const { status, body } = await request(pathname, brotli);
    expect([status, body.toString()]).toEqual([404, page('not found')]);
  }
});
