import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  afterTest,
  browser,
  createSite,
  listen,
  PAGE,
  SCRIPT,
  SOURCE,
  serve,
  untilStale,
} from './site';

const HASHED = '/assets/index-DkT2_x9a.js';
const YEAR = 'public, max-age=31536000, immutable';

describe('1. the page of the application', () => {
  it.each([
    '/',
    '/users',
    '/users/42/',
    '/users?tab=a.b',
    '/index.html',
    '/用户/列表',
    '/sites/example.com',
    '/users/john.doe',
    '/tag/10.4.1',
    '/mail/a%40b.cn',
  ])('answers %s, to be revalidated', async (url) => {
    const app = await serve();
    const response = await app.inject({ url: new URL(url, 'http://x').pathname, headers: browser });
    expect(response.body).toBe(PAGE);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept, accept-encoding, sec-fetch-dest',
    });
  });

  it('responds to a navigation that says so otherwise, and no command-line tool', async () => {
    const app = await serve();
    const statusOf = async (url: string, headers: Record<string, string>) =>
      (await app.inject({ url, headers })).statusCode;
    expect(await statusOf('/users', { 'sec-fetch-dest': 'document', accept: '*/*' })).toBe(200);
    expect(await statusOf('/api/unknown', { accept: '*/*' })).toBe(404);
    expect(await statusOf('/api/unknown', {})).toBe(404);
    expect(await statusOf('/users', { accept: 'text/html;q=0, */*' })).toBe(404);
    expect(await statusOf('/', {})).toBe(200);
  });

  it('is known by its tag, which another content does not have', async () => {
    const site = createSite();
    const app = await serve({}, site);
    const { etag } = (await app.inject('/')).headers;
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await app.inject({ url: '/', headers: { 'if-none-match': tag } });
      expect([response.statusCode, response.body]).toEqual([304, '']);
    }
    writeFileSync(path.join(site, 'dist/index.html'), SOURCE.replace('App', 'New'));
    const again = await serve({}, site);
    const { headers } = await again.inject('/');
    expect(headers.etag).not.toBe(etag);
  });
});

describe('2, 3. how long a file is kept', () => {
  it.each([
    [HASHED, YEAR],
    ['/assets/main.3f2a9c1b.css', YEAR],
    ['/robots.txt', 'no-cache'],
    ['/banner-2024Sale.png', 'no-cache'],
  ])('%s: %s', async (url, cacheControl) => {
    const app = await serve();
    expect((await app.inject(url)).headers['cache-control']).toBe(cacheControl);
  });

  it('is what the option `immutable` says', async () => {
    const app = await serve({ immutable: ['banner-*.png'] });
    expect((await app.inject('/banner-2024Sale.png')).headers['cache-control']).toBe(YEAR);
    expect((await app.inject(HASHED)).headers['cache-control']).toBe('no-cache');
  });
});

describe('4. a missing file', () => {
  it.each(['/assets/x.js', '/assets/chunk', '/assets/a/b.css'])(
    '%s is 404, no-store and never HTML',
    async (url) => {
      const app = await serve();
      const response = await app.inject({ url, headers: browser });
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.json()).toEqual({ statusCode: 404, error: 'Not Found' });
    },
  );

  it('is 404 too when it was deleted after the start', async () => {
    const site = createSite();
    const app = await serve({}, site);
    rmSync(path.join(site, 'dist/robots.txt'));
    expect((await app.inject('/robots.txt')).statusCode).toBe(404);
  });
});

it('5. HEAD has the headers of GET and no body', async () => {
  const { origin } = await listen();
  for (const url of ['/', HASHED, '/assets/missing.js']) {
    const [got, head] = await Promise.all([
      fetch(origin + url),
      fetch(origin + url, { method: 'HEAD' }),
    ]);
    expect(await head.text()).toBe('');
    expect(head.status).toBe(got.status);
    const ofConnection = ['connection', 'date', 'keep-alive', 'transfer-encoding'];
    const headersOf = ({ headers }: Response) =>
      [...headers].filter(([name]) => !ofConnection.includes(name));
    expect(headersOf(head)).toEqual(headersOf(got));
  }
});

describe('6. a file that the client has', () => {
  it('is 304 by tag and by date', async () => {
    const app = await serve();
    const { etag, 'last-modified': modified } = (await app.inject(HASHED)).headers;
    for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': modified }]) {
      const response = await app.inject({ url: HASHED, headers });
      expect([response.statusCode, response.body]).toEqual([304, '']);
      expect(response.headers.etag).toBe(etag);
    }
  });

  it('is sent again when its content has changed, whatever its size and time', async () => {
    const site = createSite();
    const file = path.join(site, 'dist/robots.txt');
    const time = new Date('2020-01-01');
    utimesSync(file, time, time);
    const app = await serve({}, site);
    const { etag } = (await app.inject('/robots.txt')).headers;
    writeFileSync(`${file}.new`, 'User-agent: x');
    utimesSync(`${file}.new`, time, time);
    renameSync(`${file}.new`, file);
    await untilStale();
    const response = await app.inject({ url: '/robots.txt', headers: { 'if-none-match': etag } });
    expect([response.statusCode, response.body]).toEqual([200, 'User-agent: x']);
    const range = { range: 'bytes=0-3', 'if-range': String(etag) };
    expect((await app.inject({ url: '/robots.txt', headers: range })).statusCode).toBe(200);
  });
});

describe('7. a range', () => {
  it.each([
    ['bytes=0-3', 'cons', 'bytes 0-3'],
    ['bytes=8-10', 'log', 'bytes 8-10'],
    ['bytes=-2', ');', 'bytes 2014-2015'],
    ['bytes=2011-', '89");', 'bytes 2011-2015'],
    ['bytes=2011-9999', '89");', 'bytes 2011-2015'],
  ])('%s', async (range, body, contentRange) => {
    const app = await serve();
    const response = await app.inject({ url: HASHED, headers: { range } });
    expect(response.statusCode).toBe(206);
    expect(response.body).toBe(body);
    expect(response.headers['content-range']).toBe(`${contentRange}/${SCRIPT.length}`);
  });

  it.each(['bytes=9999-', 'bytes=-0'])('%s cannot be satisfied', async (range) => {
    const app = await serve();
    const response = await app.inject({ url: HASHED, headers: { range } });
    expect(response.statusCode).toBe(416);
    expect(response.headers['content-range']).toBe(`bytes */${SCRIPT.length}`);
  });

  it.each(['bytes=5-2', 'bytes=0-1,3-4', 'items=0-1', 'bytes=a-b', 'bytes=-'])(
    '%s is ignored',
    async (range) => {
      const app = await serve();
      const response = await app.inject({ url: HASHED, headers: { range } });
      expect([response.statusCode, response.body]).toEqual([200, SCRIPT]);
    },
  );

  it('is of the file with this tag: another one, a weak one or a date gets the whole', async () => {
    const app = await serve();
    const { etag, 'last-modified': date } = (await app.inject(HASHED)).headers;
    const statusWith = async (ifRange: unknown) => {
      const headers = { range: 'bytes=0-3', 'if-range': String(ifRange) };
      return (await app.inject({ url: HASHED, headers })).statusCode;
    };
    expect(await statusWith(etag)).toBe(206);
    for (const other of ['"other"', `W/${etag}`, date]) expect(await statusWith(other)).toBe(200);
  });
});

describe('8, 9. compression', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
    ['*;q=0', undefined],
  ])('%s gets %s', async (accept, encoding) => {
    const app = await serve();
    const response = await app.inject({ url: HASHED, headers: { 'accept-encoding': accept } });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('accept-encoding');
    const { rawPayload } = response;
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect(String(decode ? decode(rawPayload) : rawPayload)).toBe(SCRIPT);
  });

  it('has a tag of its own', async () => {
    const app = await serve();
    const headers = { 'accept-encoding': 'br' };
    const { etag } = (await app.inject({ url: HASHED, headers })).headers;
    expect((await app.inject(HASHED)).headers.etag).not.toBe(etag);
    const known = { ...headers, 'if-none-match': String(etag) };
    expect((await app.inject({ url: HASHED, headers: known })).statusCode).toBe(304);
  });

  it('is of the page, too', async () => {
    const page = SOURCE.replace('</body>', `${'<p>text</p>'.repeat(200)}</body>`);
    const app = await serve({}, createSite({ 'dist/index.html': page }));
    const headers = { ...browser, 'accept-encoding': 'br' };
    const response = await app.inject({ url: '/users', headers });
    expect(response.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(response.rawPayload))).toContain('<p>text</p></body>');
  });

  it('takes the files that the build has made, unless they are older', async () => {
    const site = createSite({
      'dist/index.html': SOURCE,
      'dist/a.js': SCRIPT,
      'dist/a.js.br': brotliCompressSync('made by the build'),
    });
    const app = await serve({}, site);
    const headers = { 'accept-encoding': 'br' };
    const bodyNow = async () =>
      String(brotliDecompressSync((await app.inject({ url: '/a.js', headers })).rawPayload));
    expect(await bodyNow()).toBe('made by the build');
    const later = new Date(Date.now() + 60_000);
    utimesSync(path.join(site, 'dist/a.js'), later, later);
    await untilStale();
    expect(await bodyNow()).toBe(SCRIPT);
  });

  it.each([
    ['/robots.txt', {}],
    ['/banner-2024Sale.png', { gzip: { threshold: 0 } }],
    [HASHED, { gzip: false }],
    [HASHED, { gzip: { exclude: ['assets'] } }],
    [HASHED, { gzip: { threshold: 10_000 } }],
  ])('leaves %s alone with %o', async (url, config) => {
    const app = await serve(config);
    const response = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  it('does not hold back events of an own route', async () => {
    const { origin } = await listen({
      apis: (app) => {
        app.get('/events', (_request, reply) => {
          // It ends when the reader leaves.
          const events = new PassThrough();
          events.write('data: 1\n\n');
          return reply.type('text/event-stream').send(events);
        });
      },
    });
    const stop = new AbortController();
    afterTest(() => stop.abort());
    const response = await fetch(`${origin}/events`, { signal: stop.signal });
    const chunk = await response.body?.getReader().read();
    expect(String(Buffer.from(chunk?.value ?? []))).toBe('data: 1\n\n');
  });

  it('is of the responses of own routes', async () => {
    const app = await serve({ apis: (own) => own.get('/list', () => ({ text: SCRIPT })) });
    const response = await app.inject({ url: '/list', headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers['content-encoding']).toBe('gzip');
  });
});

describe('10, 11. addresses', () => {
  it.each(['/mtools', 'mtools', '/mtools/'])('are below baseRouter %s', async (baseRouter) => {
    const app = await serve({ baseRouter });
    const statusOf = async (url: string) =>
      (await app.inject({ url, headers: browser })).statusCode;
    for (const url of ['/mtools', '/mtools/', '/mtools/users', `/mtools${HASHED}`]) {
      expect([url, await statusOf(url)]).toEqual([url, 200]);
    }
    for (const url of ['/', '/mtoolsx', '/mtoolsx/users', HASHED, '/users']) {
      expect([url, await statusOf(url)]).toEqual([url, 404]);
    }
    expect(await statusOf('/health')).toBe(200);
  });

  it('of files are below assetsServiceDir', async () => {
    const app = await serve({ assetsServiceDir: '/public' });
    expect((await app.inject(`/public${HASHED}`)).body).toBe(SCRIPT);
    expect((await app.inject({ url: '/users', headers: browser })).body).toBe(PAGE);
    expect((await app.inject('/robots.txt')).statusCode).toBe(404);
  });

  it('of the page can lead outside assetsDir', async () => {
    const site = createSite({ 'dist/a.txt': 'a', 'views/app.html': SOURCE });
    const app = await serve({ indexPath: 'views/app.html' }, site);
    expect((await app.inject('/')).body).toBe(PAGE);
  });
});

describe('12. other methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s is 405', async (method) => {
    const app = await serve();
    const response = await app.inject({ method, url: '/users', headers: browser });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });

  it('of a form is refused for its method, not for its media type', async () => {
    const app = await serve();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = { method: 'POST', headers, payload: 'a=1' } as const;
    expect((await app.inject({ ...post, url: '/' })).statusCode).toBe(405);
    expect((await app.inject({ ...post, url: '/assets/no.js' })).statusCode).toBe(404);
  });
});

it.each(['说明 文档.txt', '100%.txt', '[id]:*.txt'])('13. a file may be named %s', async (name) => {
  const app = await serve();
  const response = await app.inject(`/${encodeURIComponent(name)}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
});

describe('14. health', () => {
  it('says status, environment, version and uptime', async () => {
    const site = createSite({ 'dist/index.html': SOURCE, 'package.json': '{"version":"1.2.3"}' });
    const app = await serve({ baseRouter: '/app' }, site);
    const response = await app.inject('/health');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      status: 'ok',
      env: 'dev',
      version: '1.2.3',
      uptime: expect.any(Number),
    });
  });

  it('is at another path, or nowhere', async () => {
    const moved = await serve({ health: '/-/ready' });
    expect((await moved.inject('/-/ready')).statusCode).toBe(200);
    expect((await moved.inject('/health')).statusCode).toBe(404);
    expect((await (await serve({ health: false })).inject('/health')).statusCode).toBe(404);
  });
});

describe('a prerendered site', () => {
  const html = (name: string) =>
    `<!DOCTYPE html><html><head><script>start("${name}")</script></head><body>${name}</body></html>`;
  const prerendered = {
    'dist/index.html': html('home'),
    'dist/guide/index.html': html('guide'),
    'dist/guide.md': '# guide',
    'dist/404.html': html('not found'),
  };
  const config = {
    fallback: false,
    errorPages: { 404: 'dist/404.html' },
    CSP: "script-src 'self' {hashes}",
  } as const;

  it('responds to the address of a folder with its page, and all else with the page for 404', async () => {
    const app = await serve(config, createSite(prerendered));
    const bodyOf = async (url: string) => {
      const { statusCode, body } = await app.inject({ url, headers: browser });
      return [statusCode, body];
    };
    expect(await bodyOf('/')).toEqual([200, html('home')]);
    expect(await bodyOf('/guide')).toEqual([200, html('guide')]);
    expect(await bodyOf('/guide/')).toEqual([200, html('guide')]);
    expect(await bodyOf('/guide.md')).toEqual([200, '# guide']);
    for (const url of ['/nowhere', '/guide/x', '/nowhere.txt']) {
      expect(await bodyOf(url)).toEqual([404, html('not found')]);
    }
    expect((await app.inject('/nowhere')).json()).toEqual({ statusCode: 404, error: 'Not Found' });
  });

  it('has the hashes of each page in its policy', async () => {
    const app = await serve(config, createSite(prerendered));
    const policyOf = async (url: string) =>
      (await app.inject({ url, headers: browser })).headers['content-security-policy'];
    const [home, guide] = [await policyOf('/'), await policyOf('/guide')];
    expect(home).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
    expect(guide).not.toBe(home);
    expect(await policyOf('/guide.md')).toBeUndefined();
  });

  it('has them also where a page is too large for the memory', async () => {
    const large = html('large').replace('</body>', `${'<p>text</p>'.repeat(100_000)}</body>`);
    const app = await serve(config, createSite({ ...prerendered, 'dist/large/index.html': large }));
    const { headers } = await app.inject({ url: '/large', headers: browser });
    expect(headers['content-security-policy']).toMatch(/'sha256-[\w+/]{43}='$/);
  });
});

describe('37. symbolic links', () => {
  it('are followed inside the folder, and never out of it', async () => {
    const site = createSite();
    const link = (target: string, name: string) =>
      symlinkSync(path.join(site, target), path.join(site, 'dist', name));
    link('dist/robots.txt', 'inside.txt');
    link('dist/assets', 'linked');
    link('outside.txt', 'out.txt');
    link('outside', 'folder');
    link('nowhere', 'broken.txt');
    const app = await serve({}, site);
    expect((await app.inject('/inside.txt')).body).toBe('User-agent: *');
    expect((await app.inject('/linked/main.3f2a9c1b.css')).statusCode).toBe(200);
    for (const url of ['/out.txt', '/folder/secret.txt', '/broken.txt']) {
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
    }
    const open = await serve({ symlinks: true }, site);
    expect((await open.inject('/out.txt')).body).toBe('SECRET=4');
  });

  it('that replace a file after the start are looked at again', async () => {
    const site = createSite();
    const app = await serve({}, site);
    expect((await app.inject('/robots.txt')).statusCode).toBe(200);
    const file = path.join(site, 'dist/robots.txt');
    rmSync(file);
    symlinkSync(path.join(site, 'outside.txt'), file);
    // Until then the content in memory is sent, never that of the link.
    expect((await app.inject('/robots.txt')).body).not.toContain('SECRET');
    await untilStale();
    const response = await app.inject('/robots.txt');
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('SECRET');
  });

  it('that replace a file too large for the memory are looked at at once', async () => {
    const site = createSite({
      'dist/index.html': SOURCE,
      'dist/large.txt': 'x'.repeat(2 ** 21),
      'outside.txt': 'SECRET=4',
    });
    const app = await serve({}, site);
    expect((await app.inject('/large.txt')).statusCode).toBe(200);
    rmSync(path.join(site, 'dist/large.txt'));
    symlinkSync(path.join(site, 'outside.txt'), path.join(site, 'dist/large.txt'));
    expect((await app.inject('/large.txt')).statusCode).toBe(404);
  });

  it('of a Kubernetes ConfigMap lead to the new files after a swap', async () => {
    const site = createSite({ 'dist/index.html': SOURCE });
    const at = (name: string) => path.join(site, 'dist', name);
    for (const version of ['..2024_1', '..2024_2']) {
      mkdirSync(at(version));
      writeFileSync(at(`${version}/config.json`), `{"version":"${version}"}`);
    }
    symlinkSync('..2024_1', at('..data'));
    symlinkSync('..data/config.json', at('config.json'));
    const app = await serve({}, site);
    expect((await app.inject('/config.json')).json()).toEqual({ version: '..2024_1' });
    symlinkSync('..2024_2', at('..next'));
    renameSync(at('..next'), at('..data'));
    await untilStale();
    expect((await app.inject('/config.json')).json()).toEqual({ version: '..2024_2' });
  });
});
