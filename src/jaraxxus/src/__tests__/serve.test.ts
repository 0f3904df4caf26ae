import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPort } from '@mtools/node-utils';
import { expect, it } from 'vitest';
import { APP, createProject, runCli } from './project';

/** A back end which responds with what it received. */
async function listen() {
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.setHeader('location', '/v1/next');
    response.end(`${request.method} ${request.url} ${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { port, close: () => server.closeAllConnections() ?? server.close() };
}

async function originOf(output: () => string): Promise<string> {
  await expect.poll(output, { timeout: 60_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+\//);
  return /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0] ?? '';
}

const text = async (url: string, init?: RequestInit) => {
  const response = await fetch(url, init);
  return [response.status, await response.text()];
};

/** Sends the half of a request, and is gone. */
async function leaveEarly(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`POST ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 99\r\n\r\n{"a":`);
  await sleep(300);
  socket.destroy();
  await sleep(300);
}

it('start takes the proxy of node-service and the mock, preview the proxy', async () => {
  const upstream = await listen();
  const target = `http://127.0.0.1:${upstream.port}`;
  const root = createProject({
    ...APP,
    'public/favicon.ico': '',
    'service.config.json': JSON.stringify({
      proxy: [
        { context: '/api', target: { dev: `${target}/v1`, test: `${target}/test` } },
        { context: '/api/long', target, pathRewrite: false },
      ],
    }),
    'mock/index.ts': `export default async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/mocked') return Response.json(await request.json(), { status: 201 });
      if (pathname === '/api/broken') throw new Error('own words');
      if (pathname === '/') return new Response('never the page');
    };`,
    'jaraxxus.config.mjs': `export default {
      devServer: { port: 19676, host: '127.0.0.1', proxy: 'service', mock: 'mock/index.ts' } };`,
    'dist/index.html': '<p>built</p>',
  });
  const { output } = runCli(['start'], root);
  const origin = await originOf(output);
  const post = { method: 'POST', body: '{"a":1}' };
  expect(await text(`${origin}/api/mocked`, post)).toEqual([201, '{"a":1}']);
  expect(await text(`${origin}/api/broken`)).toEqual([500, '500: mock/index.ts: own words\n']);
  expect(output()).toContain('own words');
  // A client that leaves in the middle of its request is no error.
  const before = output().length;
  await leaveEarly(`${origin}/api/mocked`);
  expect(output().slice(before)).toBe('');
  // The mock passes it on with its body.
  expect(await text(`${origin}/api/users?b=2`, post)).toEqual([200, 'POST /v1/users?b=2 {"a":1}']);
  expect(await text(`${origin}/api/long/x`)).toEqual([200, 'GET /api/long/x ']);
  expect(await text(`${origin}/apikeys`)).toEqual([
    404,
    expect.stringContaining('add its prefix to devServer.proxy in jaraxxus.config.mjs'),
  ]);
  expect((await fetch(`${origin}/api/x`)).headers.get('location')).toBe('/api/next');
  expect(await text(`${origin}/version.json`)).toEqual([200, '{"version":"dev"}']);
  const [, html] = await text(origin, { headers: { accept: 'text/html' } });
  expect(html).not.toContain('never the page');
  expect(html).toContain('<link rel="icon" href="/favicon.ico">');

  const port = String(await getPort(0, { host: '127.0.0.1' }));
  const preview = await originOf(runCli(['preview', '-m', 'test', '-p', port], root).output);
  expect(await text(`${preview}/api/mocked`)).toEqual([200, 'GET /test/mocked ']);
  expect(await text(`${preview}/users`)).toEqual([404, expect.stringContaining('nothing handles')]);
  const page = { headers: { accept: 'text/html' } };
  expect(await text(`${preview}/users`, page)).toEqual([200, '<p>built</p>']);
  upstream.close();
});

it('says which of our options allows a host, and that a port is in use', async () => {
  const root = createProject({
    ...APP,
    'jaraxxus.config.ts': `export default { devServer: { port: 19678, host: '127.0.0.1' } };`,
  });
  const origin = await originOf(runCli(['start'], root).output);
  const { get } = await import('node:http');
  const answer = await new Promise<string>((resolve) => {
    get(`${origin}/`, { headers: { host: 'evil.test' } }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve(`${response.statusCode} ${body}`));
    });
  });
  expect(answer).toMatch(/^403 /);
  expect(answer).toContain('add "evil.test" to `devServer.allowedHosts` in jaraxxus.config.ts');
  const port = new URL(origin).port;
  const { code, err } = await runCli(['start', '-p', port], root).exit;
  expect([code, err]).toEqual([
    1,
    `jaraxxus: port ${port} is in use. Choose another with --port.\n`,
  ]);
});
