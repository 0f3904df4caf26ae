import { symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSite, PAGE, serve } from './site';

/** Sends a request line as it stands, for no client library lets these through. */
async function sendRaw(port: number, target: string): Promise<{ status: number; body: string }> {
  const text = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
  return { status: Number(text.split(' ')[1]), body: text };
}

describe('over a socket', () => {
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

  it('answers every spelling of a traversal with 400 or 404', async () => {
    const app = await serve();
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    expect((await sendRaw(port, '/robots.txt')).status).toBe(200);
    for (const target of targets) {
      const { status, body } = await sendRaw(port, target);
      expect([target, status]).toEqual([target, status === 400 ? 400 : 404]);
      expect(body).not.toContain('SECRET');
      expect(body).not.toContain(PAGE);
      expect(body.toLowerCase()).toContain('x-content-type-options: nosniff');
    }
  });
});

describe('hidden files', () => {
  it.each(['/.env', '/%2eenv', '/.git/config', '/.well-known/security.txt', '/.git', '/a/.b'])(
    '%s is 404',
    async (url) => {
      const app = await serve();
      const response = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('SECRET');
    },
  );
});

describe('symbolic links', () => {
  it('are served when they stay inside, and are 404 when they lead out', async () => {
    const site = createSite();
    const link = (target: string, name: string) =>
      symlinkSync(path.join(site, target), path.join(site, 'dist', name));
    link('dist/robots.txt', 'inside.txt');
    link('dist/assets', 'inside');
    link('outside.txt', 'outside.txt');
    link('outside', 'outside');
    link('dist/.env', 'env.txt');
    link('dist/nothing', 'broken.txt');
    link('dist', 'cycle');
    const app = await serve({}, site);

    expect((await app.inject('/inside.txt')).body).toBe('User-agent: *');
    expect((await app.inject('/inside/main.3f2a9c1b.css')).body).toBe('body{}');
    for (const url of ['/outside.txt', '/outside/secret.txt', '/env.txt', '/broken.txt']) {
      const response = await app.inject(url);
      expect([url, response.statusCode]).toEqual([url, 404]);
    }
    expect((await app.inject('/cycle/robots.txt')).statusCode).toBe(404);
  });

  it('may lead to the assets folder itself', async () => {
    const site = createSite();
    symlinkSync(path.join(site, 'dist'), path.join(site, 'current'));
    const app = await serve(
      { assetsDir: path.join(site, 'current'), indexPath: path.join(site, 'current/index.html') },
      site,
    );
    expect((await app.inject('/robots.txt')).body).toBe('User-agent: *');
    expect((await app.inject('/index.html')).headers['cache-control']).toBe('no-cache');
  });
});

describe('errors and headers', () => {
  it('sets nosniff everywhere and names no software', async () => {
    const app = await serve();
    for (const url of ['/', '/robots.txt', '/no.js', '/health', '/%', '/.env']) {
      const { headers } = await app.inject(url);
      expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff']);
      expect(headers.server).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('hides the message of an error behind the id under which it is logged', async () => {
    const app = await serve();
    app.get('/boom', async () => {
      throw new Error('password=hunter2');
    });
    app.get('/odd', async () => {
      throw 'password=hunter2';
    });
    const json = await app.inject('/boom');
    expect(json.statusCode).toBe(500);
    expect(json.json()).toEqual({
      statusCode: 500,
      error: 'Internal Server Error',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    const html = await app.inject({ url: '/boom', headers: { accept: 'text/html' } });
    expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html.body).toContain('<h1>500 Internal Server Error</h1><p>Request ');
    for (const response of [json, html, await app.inject('/odd')]) {
      expect(response.statusCode).toBe(500);
      expect(response.body).not.toContain('hunter2');
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('keeps the status of a client error and drops its words', async () => {
    const app = await serve();
    app.get('/teapot', async () => {
      throw Object.assign(new Error('secret words'), { statusCode: 418 });
    });
    const response = await app.inject('/teapot');
    expect(response.json()).toEqual({ statusCode: 418, error: "I'm a Teapot" });
  });
});
