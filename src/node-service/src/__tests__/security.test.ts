import { createHash } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { nonceOf } from '../contentSecurityPolicy';
import type { ServiceConfig } from '../options';
import { browser, createSite, get, listen, PAGE, SOURCE, sendRaw, serve } from './site';

describe('31, 32. own routes and middleware', () => {
  it('respond before files and pages, with the logger of the service', async () => {
    const app = await serve({
      apis: (own, { logger }) => {
        own.get('/robots', () => ({ hasLogger: typeof logger.info }));
        own.post('/users', (request) => ({ got: request.body }));
      },
    });
    expect((await app.inject('/robots')).json()).toEqual({ hasLogger: 'function' });
    const response = await app.inject({ method: 'POST', url: '/users', payload: { a: 1 } });
    expect(response.json()).toEqual({ got: { a: 1 } });
    const large = { method: 'POST', url: '/users', payload: { a: 'x'.repeat(2 ** 20) } } as const;
    expect((await app.inject(large)).statusCode).toBe(413);
  });

  it('run in their order, and may end the request', async () => {
    const order: string[] = [];
    const app = await serve({
      middlewares: (own) => {
        own.use((_request: IncomingMessage, _response: ServerResponse, next: () => void) => {
          order.push('first');
          next();
        });
        own.use('/closed', (_request: IncomingMessage, response: ServerResponse) => {
          order.push('second');
          response.statusCode = 403;
          response.end('closed');
        });
      },
    });
    const closed = await app.inject('/closed');
    expect([closed.statusCode, closed.body]).toEqual([403, 'closed']);
    expect((await app.inject('/robots.txt')).statusCode).toBe(200);
    expect(order).toEqual(['first', 'second', 'first']);
  });
});

describe('33. injectHtml', () => {
  it('changes the page of one request, and no other', async () => {
    const app = await serve({
      injectHtml: async ($, request) => {
        await Promise.resolve();
        $('head').append(
          `<meta name="path" content="${new URL(request.url, 'http://x').pathname}">`,
        );
      },
    });
    const bodyOf = async (url: string) => (await app.inject({ url, headers: browser })).body;
    expect(await bodyOf('/one')).toBe(
      PAGE.replace('</head>', '<meta name="path" content="/one"></head>'),
    );
    const two = await bodyOf('/two');
    expect(two).toContain('content="/two"');
    expect(two).not.toContain('/one');
  });

  it('that throws is a 500 without its words', async () => {
    const app = await serve({
      injectHtml: () => {
        throw new Error('password=hunter2');
      },
    });
    const response = await app.inject({ url: '/', headers: browser });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('hunter2');
  });
});

describe('34, 35, 36. what is no plain path', () => {
  const targets = [
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/%2e%2e%2foutside.txt',
    '/..%2foutside.txt',
    '/..%5coutside.txt',
    '/..\\outside.txt',
    '/%252e%252e/outside.txt',
    '/%252e%252e%252foutside',
    '/%c0%ae%c0%ae/outside.txt',
    '/....//outside.txt',
    '//outside.txt',
    '//etc/passwd',
    '/assets/%2e/index',
    '/./robots.txt',
    '/assets%2findex-DkT2_x9a.js',
    '/robots.txt%00',
    '/%00',
    '/robots.txt%00.html',
    '/%',
    '/%zz',
    '/C:%5coutside.txt',
    'http://evil.test/outside.txt',
  ];

  it('is 400 or 404 in every spelling', async () => {
    const { port } = await listen();
    expect(await sendRaw(port, get('/robots.txt'))).toMatch(/^HTTP\/1.1 200/);
    for (const target of targets) {
      const answer = await sendRaw(port, get(target));
      expect([target, answer.slice(9, 12)]).toEqual([target, expect.stringMatching(/^40[04]$/)]);
      expect(answer).not.toContain('SECRET');
      expect(answer).not.toContain(PAGE);
      expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    }
  });

  it.each(['/.env', '/%2eenv', '/.git/config', '/.well-known/security.txt', '/.git', '/a/.b'])(
    '%s is 404',
    async (url) => {
      const app = await serve();
      const response = await app.inject({ url, headers: browser });
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('SECRET');
    },
  );

  it('is .well-known where the option says so, and nothing else with a dot', async () => {
    const app = await serve({ wellKnown: true });
    expect((await app.inject('/.well-known/security.txt')).body).toBe('Contact: x');
    expect((await app.inject('/.env')).statusCode).toBe(404);
  });
});

it('37. a link to a hidden file is 404, also through the folder itself', async () => {
  const site = createSite();
  const link = (target: string, name: string) =>
    symlinkSync(path.join(site, target), path.join(site, name));
  link('dist/.env', 'dist/env.txt');
  link('dist', 'dist/cycle');
  link('dist', 'current');
  const app = await serve({ assetsDir: 'current', indexPath: 'current/index.html' }, site);
  expect((await app.inject('/robots.txt')).body).toBe('User-agent: *');
  expect((await app.inject('/env.txt')).statusCode).toBe(404);
  expect((await app.inject('/cycle/robots.txt')).statusCode).toBe(404);
});

it('38. no header can be broken', async () => {
  await expect(serve({ headers: { 'x-a': 'a\r\nx-b: b' } })).rejects.toThrow(
    /"headers.x-a" must be/,
  );
  await expect(serve({ CSP: "default-src 'self'\nx: y" })).rejects.toThrow(/"CSP" must be/);
  await expect(serve({ proxy: [{ context: '/a\r\nb', target: 'http://a.test' }] })).rejects.toThrow(
    /"proxy\[0\].context" must be/,
  );
  const { port } = await listen();
  const answer = await sendRaw(port, get('/users%0d%0ax-b:%20b', 'Accept: text/html\r\n'));
  expect(answer).not.toMatch(/^x-b/m);
});

describe('39. the policy of pages', () => {
  it('is a string or an object, and only on pages', async () => {
    for (const CSP of [
      "default-src 'self'; img-src *",
      { 'default-src': "'self'", 'img-src': ['*'] },
    ]) {
      const app = await serve({ CSP });
      const policyOf = async (url: string) =>
        (await app.inject(url)).headers['content-security-policy'];
      expect(await policyOf('/')).toBe("default-src 'self'; img-src *");
      expect(await policyOf('/robots.txt')).toBeUndefined();
    }
  });

  it('has the hashes of the scripts of the file and our own, and not of what a hook adds', async () => {
    const page = SOURCE.replace('</body>', '<script>start()</script></body>');
    const CSP = 'script-src {hashes}';
    const policyOf = async (injectHtml?: ServiceConfig['injectHtml']) => {
      const app = await serve({ CSP, injectHtml }, createSite({ 'dist/index.html': page }));
      return (await app.inject('/')).headers['content-security-policy'];
    };
    const own = ['window["$$_e"]=0', 'start()'].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(await policyOf()).toBe(`script-src ${own.join(' ')}`);
    const added = await policyOf(($) => void $('body').append('<script>stolen()</script>'));
    expect(added).toBe(`script-src ${own.join(' ')}`);
  });

  it('gives no nonce to what a hook adds with {nonce} in it', async () => {
    const app = await serve({
      CSP: "script-src 'nonce-{nonce}'",
      injectHtml: ($) => void $('body').append('<script nonce="{nonce}">stolen()</script>'),
    });
    expect((await app.inject('/')).body).toContain('<script nonce="{nonce}">stolen()');
  });

  it('is on the pages of errors and of folders too, with a nonce and hashes of their own', async () => {
    const files = {
      'dist/plain/index.html': '<p>Plain</p>',
      'dist/404.html': '<script nonce="{nonce}">lost()</script>',
    };
    const app = await serve(
      {
        CSP: "script-src 'self' {hashes}; img-src 'nonce-{nonce}'",
        fallback: false,
        errorPages: { 404: 'dist/404.html' },
      },
      createSite(files),
    );
    const policyOf = async (url: string) => {
      const { headers, body } = await app.inject({ url, headers: browser });
      const policy = String(headers['content-security-policy']);
      const [, nonce = 'none'] = /'nonce-([\w-]{22})'$/.exec(policy) ?? [];
      return { policy: policy.replace(nonce, ''), isInBody: body.includes(`nonce="${nonce}"`) };
    };
    expect(await policyOf('/plain/')).toEqual({
      policy: "script-src 'self'; img-src 'nonce-'",
      isInBody: false,
    });
    const hash = createHash('sha256').update('lost()').digest('base64');
    expect(await policyOf('/no')).toEqual({
      policy: `script-src 'self' 'sha256-${hash}'; img-src 'nonce-'`,
      isInBody: true,
    });
  });

  it('has a nonce of its own in each response, which nobody outside chooses', async () => {
    const page = SOURCE.replace('</body>', '<script nonce="{nonce}">start()</script></body>');
    const app = await serve(
      {
        CSP: "script-src 'nonce-{nonce}'",
        injectHtml: ($, request) =>
          void $('head').append(`<meta name="csp-nonce" content="${nonceOf(request)}">`),
      },
      createSite({ 'dist/index.html': page }),
    );
    const seen = new Set<string>();
    for (const nonce of ['evil', '{nonce}']) {
      const response = await app.inject({
        url: `/?nonce=${nonce}`,
        headers: { 'x-nonce': nonce, 'if-none-match': '*' },
      });
      const [, value = ''] =
        /^script-src 'nonce-([\w-]{22})'$/.exec(
          String(response.headers['content-security-policy']),
        ) ?? [];
      expect(value).not.toBe('');
      expect(response.body.split(value)).toHaveLength(4);
      expect(response.body).not.toContain('{nonce}');
      expect(response.headers.etag).toBeUndefined();
      seen.add(value);
    }
    expect(seen.size).toBe(2);
  });
});

describe('40. headers of every response', () => {
  it('are nosniff and our own, and name no software', async () => {
    const app = await serve({ headers: { 'Referrer-Policy': 'same-origin' } });
    for (const url of ['/', '/robots.txt', '/no.js', '/health', '/%', '/.env', '/assets/no.js']) {
      const { headers } = await app.inject(url);
      expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff']);
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers.server).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('hide the message of an error behind the id under which it is logged', async () => {
    const app = await serve({
      apis: (own) => {
        own.get('/boom', () => {
          throw new Error('password=hunter2');
        });
        own.get('/odd', () => {
          throw 'password=hunter2';
        });
        own.get('/teapot', () => {
          throw Object.assign(new Error('hunter2'), { statusCode: 418 });
        });
      },
    });
    const json = await app.inject('/boom');
    expect(json.statusCode).toBe(500);
    expect(json.json()).toEqual({
      statusCode: 500,
      error: 'Internal Server Error',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    const html = await app.inject({ url: '/boom', headers: { accept: 'text/html' } });
    expect(html.body).toContain('<h1>500 Internal Server Error</h1><p>Request ');
    const teapot = await app.inject('/teapot');
    expect(teapot.json()).toEqual({ statusCode: 418, error: "I'm a Teapot" });
    for (const response of [json, html, teapot, await app.inject('/odd')]) {
      expect(response.body).not.toContain('hunter2');
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('are on the page of an own error, too', async () => {
    const site = createSite({ 'dist/index.html': SOURCE, 'errors/500.html': '<p>Sorry</p>' });
    const app = await serve(
      {
        errorPages: { 500: 'errors/500.html' },
        apis: (own) =>
          own.get('/boom', () => {
            throw new Error('x');
          }),
      },
      site,
    );
    const response = await app.inject({ url: '/boom', headers: browser });
    expect(response.body).toBe('<p>Sorry</p>');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('41, 42. what is no request', () => {
  it.each([
    [
      'CL and TE',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['no words', 'hello\r\n\r\n', 400],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['30 KB of headers', get('/', `X-Long: ${'x'.repeat(30_000)}\r\n`), 431],
    ['an expectation', get('/', 'Expect: magic\r\n'), 417],
  ])('%s: a JSON answer with all headers', async (_, text, status) => {
    const { port } = await listen({ headers: { 'Referrer-Policy': 'same-origin' } });
    const answer = await sendRaw(port, text);
    expect(answer.toLowerCase()).toContain('\r\nreferrer-policy: same-origin\r\n');
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer.toLowerCase()).toContain('cache-control: no-store');
    expect(answer).toContain(`{"statusCode":${status},"error":"`);
  });

  it.each([
    ['half a header', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    [
      'half a body',
      'POST /users HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nx',
    ],
  ])('%s is 408 once its time is over', async (_, text) => {
    const { app, port } = await listen({
      requestTimeout: 300,
      headers: { 'Referrer-Policy': 'same-origin' },
      apis: (own) => own.post('/users', () => 'never'),
    });
    expect(app.server.headersTimeout).toBe(300);
    const started = Date.now();
    const answer = await sendRaw(port, text);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer.toLowerCase()).toContain('\r\nreferrer-policy: same-origin\r\n');
    expect(Date.now() - started).toBeGreaterThanOrEqual(250);
  });

  it('a header may take 15 seconds and a request 30, unless told otherwise', async () => {
    const { server } = await serve();
    expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 30_000]);
  });
});

it('43. a folder is never listed', async () => {
  const app = await serve();
  for (const url of ['/assets', '/assets/']) {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('index-');
  }
});

it('44. source maps are served only where the option says so', async () => {
  const url = '/assets/index-DkT2_x9a.js.map';
  expect((await (await serve()).inject(url)).statusCode).toBe(404);
  expect((await (await serve({ sourceMaps: true })).inject(url)).statusCode).toBe(200);
});

it('45. a log has one line for each event, and no secret', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'node-service-log-'));
  const filename = path.join(folder, 'service.log');
  const { app, port } = await listen({ logger: { category: 'file', file: { filename } } });
  await sendRaw(
    port,
    get('/users%0aforged?token=hunter2&a=1', 'Authorization: hunter3\r\nCookie: a=hunter4\r\n'),
  );
  app.log.info({ headers: { authorization: 'hunter5', cookie: 'hunter6' } }, 'two\nlines');
  const lines = await vi.waitFor(() => {
    const all = readFileSync(filename, 'utf8').trim().split('\n');
    expect(all.length).toBeGreaterThanOrEqual(3);
    return all.map((line) => JSON.parse(line));
  });
  expect(JSON.stringify(lines)).not.toContain('hunter');
  expect(lines.find(({ msg }) => msg === 'answered')).toMatchObject({
    req: { method: 'GET', url: '/users%0aforged?token=[redacted]&a=1' },
    res: { statusCode: 404 },
  });
});

it('48. a log file is rotated at its size, and the youngest are kept', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'node-service-log-'));
  const file = { filename: path.join(folder, 'service.log'), maxSize: '2k', backups: 2 };
  const app = await serve({ logger: { category: 'file', file } });
  for (let index = 0; index < 60; index += 1) {
    app.log.info({ index, text: 'x'.repeat(200) });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const kept = await vi.waitFor(() => {
    const names = readdirSync(folder);
    const text = names.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('');
    expect(names.length).toBeGreaterThanOrEqual(3);
    expect(text).toContain('"index":59');
    return text;
  });
  expect(readdirSync(folder).length).toBeLessThanOrEqual(4);
  expect(kept).not.toContain('"index":0,');
});

it('48. a log file that can no longer be written is told once, and the service goes on', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'node-service-log-'));
  const filename = path.join(folder, 'logs/service.log');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const file = { filename, maxSize: '1k', backups: 2 };
  const app = await serve({ logger: { category: 'file', file } });
  app.log.info('first');
  await vi.waitFor(() => expect(readFileSync(filename, 'utf8')).toContain('first'));
  rmSync(path.dirname(filename), { recursive: true });
  writeFileSync(path.dirname(filename), 'a file in the place of the folder');
  for (let index = 0; index < 20; index += 1) {
    app.log.info({ index, text: 'x'.repeat(200) });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await vi.waitFor(() => expect(written).toHaveBeenCalled());
  expect((await app.inject('/robots.txt')).statusCode).toBe(200);
  const told = written.mock.calls.map(([text]) => text);
  written.mockRestore();
  expect(told).toEqual([
    expect.stringMatching(/^node-service: the log file .*service\.log cannot be written: E/),
  ]);
});

it.each(['outside.txt/service.log', 'outside'])(
  '48. %s cannot be a log file, which stops the start',
  async (filename) => {
    const logger = { category: 'file', file: { filename } } as const;
    await expect(serve({ logger })).rejects.toThrow(
      /^node-service: option "logger\.file\.filename" is ".*", but this file cannot be written: /,
    );
  },
);
