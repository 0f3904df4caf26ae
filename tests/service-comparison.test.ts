import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createService } from '@mtools/node-service';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOptions } from '../src/node-service/src/checkOptions';
import { readTable } from './support/guide-table';

const root = path.resolve(__dirname, '..');

const table = readTable('node-service.en-US.md', 'compared');

const SCRIPT = "document.title = 'Shop';";
const PAGE = `<!doctype html><script>${SCRIPT}</script><div id="root"></div>`;
const HASH = createHash('sha256').update(SCRIPT).digest('base64');
const PACKED = 'what the build has compressed';

/** What a row says, found out at a server with the site above. */
const measures: Record<string, (origin: string) => Promise<boolean>> = {
  'Never serves the page for a missing script': async (origin) => {
    const page = await fetch(`${origin}/orders/7`, { headers: { accept: 'text/html' } });
    const script = await fetch(`${origin}/static/gone.js`);
    expect(await page.text()).toContain('<div id="root">');
    return script.status === 404 && !(await script.text()).includes('<div');
  },
  'Precompressed `.br` and `.gz`': async (origin) => {
    const url = `${origin}/static/app.js`;
    const texts = ['br', 'gzip'].map(async (encoding) =>
      (await fetch(url, { headers: { 'accept-encoding': encoding } })).text(),
    );
    return (await Promise.all(texts)).every((text) => text === PACKED);
  },
  'Inline script hashes for the CSP': async (origin) => {
    const { headers } = await fetch(origin, { headers: { accept: 'text/html' } });
    return headers.get('content-security-policy')?.includes(`'sha256-${HASH}'`) ?? false;
  },
  'Range requests': async (origin) => {
    const response = await fetch(`${origin}/static/app.js`, { headers: { range: 'bytes=2-4' } });
    return response.status === 206 && (await response.text()) === SCRIPT.slice(2, 5);
  },
  'ETag by default': async (origin) => {
    const { headers } = await fetch(`${origin}/static/app.js`);
    return headers.has('etag');
  },
  'Does not serve files with a leading dot': async (origin) =>
    !(await (await fetch(`${origin}/.env`)).text()).includes('SECRET'),
  'Does not follow links out of the folder': async (origin) =>
    !(await (await fetch(`${origin}/link.txt`)).text()).includes('SECRET'),
};

/** Rows that another test holds, by its title. */
const elsewhere: Record<string, [file: string, title: string]> = {
  'Proxy target by environment': ['proxy.test.ts', '23. each environment has its target'],
  'Completes open requests after SIGTERM': [
    'cli.test.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how the title stands in the source
    'none of ${REQUESTS} requests on open connections fails',
  ],
};

const folder = mkdtempSync(path.join(tmpdir(), 'mtools-compared-'));
const origins: Record<string, string> = {};
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  const dist = path.join(folder, 'dist');
  mkdirSync(path.join(dist, 'static'), { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), PAGE);
  writeFileSync(path.join(dist, 'static/app.js'), SCRIPT.repeat(100));
  writeFileSync(path.join(dist, 'static/app.js.br'), brotliCompressSync(PACKED));
  writeFileSync(path.join(dist, 'static/app.js.gz'), gzipSync(PACKED));
  writeFileSync(path.join(dist, '.env'), 'SECRET=1');
  writeFileSync(path.join(folder, 'outside.txt'), 'SECRET=2');
  symlinkSync(path.join(folder, 'outside.txt'), path.join(dist, 'link.txt'));

  const service = await createService(
    { logger: false, CSP: 'script-src {hashes}' },
    { cwd: folder },
  );
  origins['node-service'] = await service.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => service.close());

  const serve = sirv(dist, { single: true, brotli: true, gzip: true });
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // It listens on a port, so it has an AddressInfo.
  origins.sirv = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closing.push(() => server.close());
});

afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  rmSync(folder, { recursive: true, force: true });
});

describe('the comparison in the guide of node-service', () => {
  it('has only rows that a test holds', () => {
    const held = [...Object.keys(measures), ...Object.keys(elsewhere)];
    expect(table.map(({ row }) => row).sort()).toEqual(held.sort());
  });

  it.each(Object.keys(measures))('%s', async (row) => {
    const cells = table.find((each) => each.row === row);
    for (const [name, origin] of Object.entries(origins)) {
      const found = (await measures[row]?.(origin)) ? 'yes' : 'no';
      expect(found, name).toBe(cells?.[name]);
    }
  });

  it.each(Object.entries(elsewhere))('%s', (row, [file, title]) => {
    const tests = path.join(root, 'src/node-service/src/__tests__', file);
    const text = readFileSync(tests, 'utf8');
    expect(["it('", 'it(`'].some((start) => text.includes(start + title))).toBe(true);
    expect(table.find((each) => each.row === row)?.['node-service']).toBe('yes');
  });

  it('says the same in Chinese', () => {
    const words: Record<string, string> = { yes: '是', no: '否', 'no proxy': '没有代理' };
    const chinese = readTable('node-service.md', 'compared');
    for (const [index, { row, ...cells }] of table.entries()) {
      for (const [name, cell] of Object.entries(cells)) {
        if (words[cell]) expect(chinese[index]?.[name], `${row}: ${name}`).toBe(words[cell]);
      }
    }
  });
});

it('the options beside the directives of nginx are options', () => {
  for (const file of ['node-service.md', 'node-service.en-US.md']) {
    const options = readTable(file, 'nginx').flatMap(
      (row) => /^`(.+)`$/.exec(row['service.config'] ?? '')?.[1] ?? [],
    );
    expect(options.length).toBeGreaterThan(5);
    for (const option of options) {
      expect(() => checkOptions(runInNewContext(`({ ${option} })`)), option).not.toThrow();
    }
  }
});
