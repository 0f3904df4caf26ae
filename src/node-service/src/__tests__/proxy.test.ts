import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import type { ServiceConfig } from '../options';
import { afterTest, createSite, get, listen, sendRaw, serve } from './site';

afterEach(() => vi.unstubAllEnvs());

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that is passed on to; it says what it got unless told otherwise. */
async function upstream(
  handler: Handler = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ method, url, headers, body: String(Buffer.concat(chunks)).slice(0, 99) }),
      );
    });
  },
) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}` };
}

const to = (target: string, more: object = {}): ServiceConfig => ({
  proxy: [{ context: '/api', target, ...more }],
});

describe('22. what is passed on', () => {
  it('loses its prefix and keeps method, query, body and headers', async () => {
    const { origin } = await upstream();
    const app = await serve(to(origin));
    const response = await app.inject({
      method: 'POST',
      url: '/api/users?a=1&b=%20',
      headers: { 'x-own': 'yes', 'content-type': 'application/x-unknown' },
      payload: 'body',
    });
    expect(response.json()).toMatchObject({
      method: 'POST',
      url: '/users?a=1&b=%20',
      headers: { 'x-own': 'yes', host: new URL(origin).host },
      body: 'body',
    });
    expect((await app.inject('/api')).json().url).toBe('/');
    expect((await app.inject({ method: 'DELETE', url: '/api/1' })).json().method).toBe('DELETE');
  });

  it('goes to the path of the target, with its own headers', async () => {
    const { origin } = await upstream();
    const app = await serve(
      to(`${origin}/v1/`, { headers: { 'x-key': 'k' }, changeOrigin: false }),
    );
    const { url, headers } = (await app.inject('/api/users')).json();
    expect(url).toBe('/v1/users');
    expect(headers).toMatchObject({ 'x-key': 'k', host: 'localhost:80' });
  });

  it('is rewritten as pathRewrite says', async () => {
    const { origin } = await upstream();
    const kept = await serve(to(origin, { pathRewrite: false }));
    expect((await kept.inject('/api/users')).json().url).toBe('/api/users');
    const changed = await serve(to(origin, { pathRewrite: { '/api/old': '/new', '/api': '' } }));
    expect((await changed.inject('/api/old/1?x=1')).json().url).toBe('/new/1?x=1');
    expect((await changed.inject('/api/users')).json().url).toBe('/users');
  });
});

it('23. each environment has its target, and one without says so at the start', async () => {
  const [test, prd] = [
    await upstream((_, r) => r.end('test')),
    await upstream((_, r) => r.end('prd')),
  ];
  const proxy = [{ context: '/api', target: { test: test.origin, prd: prd.origin } }];
  for (const name of ['test', 'prd']) {
    vi.stubEnv('DEPLOY_ENV', name);
    expect((await (await serve({ proxy })).inject('/api/x')).body).toBe(name);
  }
  vi.stubEnv('DEPLOY_ENV', 'pre');
  await expect(serve({ proxy })).rejects.toThrow(
    'option "proxy[0].target" has no target for the environment pre, only for test, prd.',
  );
});

it('24. the longest prefix wins, as a whole segment', async () => {
  const [short, long] = [
    await upstream((_, r) => r.end('short')),
    await upstream((_, r) => r.end('long')),
  ];
  const app = await serve({
    proxy: [
      { context: ['/api', '/v2'], target: short.origin },
      { context: '/api/reports', target: long.origin },
    ],
  });
  const bodyOf = async (url: string) => (await app.inject(url)).body;
  expect(await bodyOf('/api/users')).toBe('short');
  expect(await bodyOf('/v2/users')).toBe('short');
  expect(await bodyOf('/api/reports')).toBe('long');
  expect(await bodyOf('/api/reports/1')).toBe('long');
  expect(await bodyOf('/api/reportsx')).toBe('short');
  for (const url of ['/apix', '/apix/users']) expect((await app.inject(url)).statusCode).toBe(404);
});

it('22. what is passed on is one line of the log, and a client that leaves is no warning', async () => {
  const site = createSite();
  const filename = path.join(site, 'service.log');
  const [arrived, ended] = [vi.fn(), vi.fn()];
  const { origin } = await upstream((request, response) => {
    if (request.url !== '/slow') return response.end('quick');
    arrived();
    request.on('close', ended);
  });
  const logger = { category: 'file', file: { filename } } as const;
  const { app, port } = await listen({ ...to(origin), logger }, site);
  const socket = connect(port, '127.0.0.1', () => socket.write(get('/api/slow')));
  await vi.waitFor(() => expect(arrived).toHaveBeenCalled());
  socket.destroy();
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  await app.inject('/api/quick');
  const messages = await vi.waitFor(() => {
    const lines = readFileSync(filename, 'utf8').trim().split('\n');
    const found = lines.map((line) => JSON.parse(line).msg);
    expect(found).toContain('answered');
    return found.filter((message) => !message.startsWith('Server listening'));
  });
  expect(messages).toEqual(['answered']);
});

it('25. a redirect within the target stays below the prefix', async () => {
  const { origin } = await upstream((request, response) => {
    const to = new URL(request.url ?? '', 'http://x').searchParams.get('to') ?? '';
    response.writeHead(302, { location: to }).end();
  });
  const app = await serve(to(`${origin}/v1`));
  const locationFor = async (target: string) =>
    (await app.inject(`/api/go?to=${encodeURIComponent(target)}`)).headers.location;
  expect(await locationFor(`${origin}/v1/login`)).toBe('/api/login');
  expect(await locationFor('/v1/login')).toBe('/api/login');
  expect(await locationFor('https://other.example/x')).toBe('https://other.example/x');
  expect(await locationFor('//other.example/x')).toBe('//other.example/x');
});

describe('26. a target that does not respond', () => {
  it('is 502 when it is down, and 504 when it is late', async () => {
    const silent = await upstream(() => {});
    const app = await serve({
      proxy: [
        { context: '/down', target: 'http://127.0.0.1:1' },
        { context: '/late', target: silent.origin, timeout: 50 },
      ],
    });
    const down = await app.inject('/down/x');
    expect(down.json()).toEqual({ statusCode: 502, error: 'Bad Gateway' });
    expect(down.headers['cache-control']).toBe('no-store');
    const late = await app.inject({ url: '/late/x', headers: { accept: 'text/html' } });
    expect(late.statusCode).toBe(504);
    expect(late.body).toContain('<h1>504 Gateway Timeout</h1>');
    expect((await app.inject('/health')).statusCode).toBe(200);
  });

  it('is asked once when it says 503', async () => {
    const asked = vi.fn();
    const { origin } = await upstream((_, response) => {
      asked();
      response.writeHead(503, { 'retry-after': '120' }).end('busy');
    });
    const { statusCode, headers, body } = await (await serve(to(origin))).inject('/api/x');
    expect([statusCode, headers['retry-after'], body]).toEqual([503, '120', 'busy']);
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('27. headers', () => {
  it('of one connection are dropped, and those of the client about itself are ours', async () => {
    const { origin } = await upstream();
    const { port } = await listen(to(origin));
    const raw = await sendRaw(
      port,
      get(
        '/api/x',
        'X-Forwarded-For: 6.6.6.6\r\nX-Forwarded-Host: evil\r\nTE: trailers\r\nKeep-Alive: 9\r\n',
      ),
    );
    const { headers } = JSON.parse(/\{.*\}/s.exec(raw)?.[0] ?? '');
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'test',
      'x-forwarded-proto': 'http',
    });
    expect(headers).not.toHaveProperty('keep-alive');
  });

  it('of a trusted balancer are kept', async () => {
    const { origin } = await upstream();
    const app = await serve({ ...to(origin), trustProxy: true });
    const headers = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' };
    const got = (await app.inject({ url: '/api/x', headers })).json().headers;
    expect(got['x-forwarded-for']).toBe('1.2.3.4, 127.0.0.1');
    expect(got['x-forwarded-proto']).toBe('https');
  });
});

it('28. a WebSocket connection is passed on', async () => {
  const { server, origin } = await upstream();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, request) => {
    socket.on('message', (text) => socket.send(`${request.url}: ${text}`));
  });
  const { origin: service } = await listen(to(origin, { ws: true }));
  const { WebSocket } = await import('ws');
  const client = new WebSocket(`${service.replace('http', 'ws')}/api/chat?room=1`);
  afterTest(() => client.terminate());
  const answer = await new Promise((resolve, reject) => {
    client.on('open', () => client.send('hello'));
    client.on('message', (text) => resolve(String(text)));
    client.on('error', reject);
  });
  expect(answer).toBe('/chat?room=1: hello');
});

it('29. no spelling leads to another host or out of the prefix', async () => {
  const hosts = new Set<string | undefined>();
  const { origin } = await upstream((request, response) => {
    hosts.add(request.headers.host);
    response.end(`passed on: ${request.url}`);
  });
  const { port } = await listen(to(`${origin}/v1`));
  for (const target of [
    '/api//evil.test',
    '/api/http://evil.test/',
    '/api/..%2f..%2fadmin',
    '/api/../admin',
    '/api/%2e%2e/admin',
    '/api/x/%252e%252e/admin',
    '/api/\\evil.test',
    '/api/%0d%0aHost:evil',
    '/api@evil.test/',
    'http://evil.test/api/x',
    'javascript:alert(1)',
  ]) {
    const answer = await sendRaw(port, get(target));
    expect([target, answer.slice(9, 12)]).toEqual([target, expect.stringMatching(/^4\d\d$/)]);
    expect(answer).not.toContain('passed on');
  }
  await sendRaw(port, 'GET /api/x HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n');
  expect([...hosts]).toEqual([new URL(origin).host]);
});

describe('30. large and broken off', () => {
  it('an upload waits for the target in place of filling the memory, and arrives', async () => {
    const chunk = new Uint8Array(64 * 1024);
    const chunks = 2000;
    let [received, sent] = [0, 0];
    let read = () => {};
    const { origin } = await upstream((request, response) => {
      read = () => {
        request.on('data', (part) => {
          received += part.length;
        });
        request.on('end', () => response.end('done'));
      };
    });
    const { origin: service } = await listen(to(origin));
    const body = new ReadableStream({
      pull(controller) {
        if (sent === chunks) return controller.close();
        sent += 1;
        controller.enqueue(chunk);
      },
    });
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    const answer = fetch(`${service}/api/upload`, init);
    let before = -1;
    // Until nothing goes on any more: what fits into the buffers of the sockets.
    await vi.waitFor(
      () => {
        const isStill = sent > 0 && sent === before;
        before = sent;
        expect(isStill).toBe(true);
      },
      { interval: 200, timeout: 10_000 },
    );
    expect(sent).toBeLessThan(chunks / 3);
    read();
    expect(await (await answer).text()).toBe('done');
    expect(received).toBe(chunks * chunk.length);
  });

  it('a client that leaves ends what the target is still sending', async () => {
    const ended = vi.fn();
    const { origin } = await upstream((request, response) => {
      request.on('close', ended);
      response.write('the first part');
    });
    const { port } = await listen(to(origin));
    const socket = connect(port, '127.0.0.1', () => socket.write(get('/api/slow')));
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  });

  it('a client that leaves before the first byte ends the request to the target', async () => {
    const [arrived, ended] = [vi.fn(), vi.fn()];
    const { origin } = await upstream((request, response) => {
      if (request.url === '/next') return response.end('next');
      arrived();
      request.on('close', ended);
    });
    const { app, port } = await listen(to(origin));
    const socket = connect(port, '127.0.0.1', () => socket.write(get('/api/slow')));
    await vi.waitFor(() => expect(arrived).toHaveBeenCalled());
    expect(ended).not.toHaveBeenCalled();
    socket.destroy();
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
    expect((await app.inject('/api/next')).body).toBe('next');
  });

  it('a client that leaves in the middle of an upload ends it', async () => {
    const [arrived, ended] = [vi.fn(), vi.fn()];
    const { origin } = await upstream((request) => {
      request.on('data', arrived);
      request.on('error', () => {}).on('close', ended);
    });
    const { port } = await listen(to(origin));
    const head = 'POST /api/upload HTTP/1.1\r\nHost: test\r\nContent-Length: 1000000\r\n\r\n';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}the first part`));
    await vi.waitFor(() => expect(arrived).toHaveBeenCalled());
    expect(ended).not.toHaveBeenCalled();
    socket.destroy();
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
  });
});
