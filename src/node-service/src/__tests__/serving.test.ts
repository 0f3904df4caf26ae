import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSite, PAGE, SCRIPT, serve } from './site';

const HASHED = '/assets/index-DkT2_x9a.js';
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('pages', () => {
  it.each(['/', '/users', '/users/42/', '/users?tab=a.b', '/index.html', '/用户/列表'])(
    '%s is the page, to be revalidated',
    async (url) => {
      const app = await serve();
      const response = await app.inject({ url: encodeURI(url), headers: browser });
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(PAGE);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers.vary).toBe('accept');
    },
  );

  it('answers 304 to a browser that has the page', async () => {
    const app = await serve();
    const { etag } = (await app.inject('/')).headers;
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await app.inject({ url: '/users', headers: { 'if-none-match': tag } });
      expect([response.statusCode, response.body]).toEqual([304, '']);
      expect(response.headers.etag).toBe(etag);
    }
    const other = await app.inject({ url: '/', headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
  });

  it.each(['application/json', 'text/html;q=0, */*', 'image/png'])(
    'is not the answer to "Accept: %s"',
    async (accept) => {
      const app = await serve();
      const response = await app.inject({ url: '/api/users', headers: { accept } });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ statusCode: 404, error: 'Not Found' });
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('refuses %s', async (method) => {
    const app = await serve();
    const response = await app.inject({ method, url: '/users' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });

  it('refuses a posted form for its method, not for its media type', async () => {
    const app = await serve();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = { method: 'POST', headers, payload: 'a=1' } as const;
    expect((await app.inject({ ...post, url: '/' })).statusCode).toBe(405);
    expect((await app.inject({ ...post, url: '/no.js' })).statusCode).toBe(404);
  });
});

describe('files', () => {
  it('keeps a hashed file for ever', async () => {
    const app = await serve();
    for (const url of [HASHED, '/assets/main.3f2a9c1b.css?v=1']) {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    expect((await app.inject(HASHED)).headers['content-type']).toMatch(/javascript; charset=utf-8/);
  });

  it('revalidates a file without a hash', async () => {
    const app = await serve();
    const first = await app.inject('/robots.txt');
    expect(first.headers['cache-control']).toBe('no-cache');
    const { etag, 'last-modified': modified } = first.headers;
    for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': modified }]) {
      const again = await app.inject({ url: '/robots.txt', headers });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it('answers a missing file with 404, no-store, and never with HTML', async () => {
    const app = await serve();
    for (const url of ['/assets/index-OLD1_x9a.js', '/missing.css', '/users/john.doe']) {
      const response = await app.inject({ url, headers: browser });
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['content-type']).toMatch(/^application\/json/);
    }
  });

  it('answers 404 for a file that was deleted after the start', async () => {
    const site = createSite();
    const app = await serve({}, site);
    expect((await app.inject(HASHED)).statusCode).toBe(200);
    rmSync(path.join(site, 'dist'), { recursive: true });
    const response = await app.inject(HASHED);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await app.inject('/users')).body).toBe(PAGE);
  });

  it.each([HASHED, '/', '/health', '/missing.js'])(
    'HEAD %s has the headers of GET',
    async (url) => {
      const app = await serve();
      const get = await app.inject({ method: 'GET', url });
      const head = await app.inject({ method: 'HEAD', url });
      const withoutDate = ({ date: _date, ...rest }: Record<string, unknown>) => rest;
      expect(head.statusCode).toBe(get.statusCode);
      expect(head.body).toBe('');
      if (url === '/health') return; // its length is that of the uptime
      expect(withoutDate(head.headers)).toEqual(withoutDate(get.headers));
    },
  );

  it('serves a part of a file', async () => {
    const app = await serve();
    const part = await app.inject({ url: HASHED, headers: { range: 'bytes=0-6' } });
    expect([part.statusCode, part.body]).toEqual([206, SCRIPT.slice(0, 7)]);
    const beyond = await app.inject({ url: HASHED, headers: { range: 'bytes=999-' } });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${SCRIPT.length}`);
    expect(beyond.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/说明 文档.txt', '你好'],
    ['/100%.txt', 'percent'],
    ['/[id]:*.txt', 'pattern'],
  ])('serves the name %s', async (name, content) => {
    const app = await serve();
    const response = await app.inject(`/${encodeURIComponent(name.slice(1))}`);
    expect([response.statusCode, response.body]).toEqual([200, content]);
  });

  it('never lists a folder', async () => {
    const app = await serve();
    expect((await app.inject('/assets')).body).toBe(PAGE);
    expect((await app.inject('/assets/')).body).toBe(PAGE);
    expect((await app.inject('/robots.txt/')).statusCode).toBe(404);
  });
});

describe('mount points', () => {
  it.each(['/mtools', 'mtools', '/mtools/'])('serves below baseRouter %s', async (baseRouter) => {
    const app = await serve({ baseRouter });
    for (const url of ['/mtools', '/mtools/', '/mtools/users', '/mtools?a=1']) {
      expect((await app.inject(url)).body).toBe(PAGE);
    }
    expect((await app.inject(`/mtools${HASHED}`)).body).toBe(SCRIPT);
    for (const url of ['/', '/mtoolsx', '/users', HASHED, '/mtoolsx/users']) {
      const response = await app.inject({ url, headers: browser });
      expect([url, response.statusCode]).toEqual([url, 404]);
    }
    expect((await app.inject({ url: HASHED, headers: browser })).headers['content-type']).toMatch(
      /json/,
    );
  });

  it('serves the files under assetsServiceDir', async () => {
    const app = await serve({ baseRouter: '/mtools', assetsServiceDir: '/cdn/files' });
    expect((await app.inject(`/mtools/cdn/files${HASHED}`)).body).toBe(SCRIPT);
    expect((await app.inject(`/mtools${HASHED}`)).statusCode).toBe(404);
    expect((await app.inject('/mtools/users')).body).toBe(PAGE);
  });

  it('takes an index file outside assetsDir', async () => {
    const site = createSite({ 'dist/a.txt': 'a', 'views/app.html': '<p>app</p>' });
    const app = await serve({ indexPath: path.join(site, 'views/app.html') }, site);
    expect((await app.inject('/deep')).body).toBe('<p>app</p>');
    expect((await app.inject('/app.html')).statusCode).toBe(404);
  });
});
