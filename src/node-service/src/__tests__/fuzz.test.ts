import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from './site';

/** `pnpm test:long` sends 20,000 from another start; `FUZZ=20000 SEED=7` repeats such a run. */
const COUNT = Number(process.env.FUZZ ?? 2000);
const SEED = Number(process.env.SEED ?? 1);
const AT_ONCE = 20;

/** Mulberry32: the same numbers for the same seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'get', 'PROPFIND', ''];
const PARTS = [
  '/',
  '//',
  '..',
  '.',
  '%2e',
  '%2f',
  '%5c',
  '%00',
  '%',
  '%25',
  '\\',
  'assets',
  'index.html',
  '.env',
  '.git',
  'robots.txt',
  '~',
  ':',
  '?',
  '#',
  ';',
  '@',
  '[',
  'é',
  '说',
  'C:',
  'http://',
  'a'.repeat(300),
  '%c0%ae',
  'api',
  'outside.txt',
  'health',
  '%0d%0a',
  '\t',
];
const HEADERS = [
  'Accept: text/html',
  'Accept: */*',
  'Accept-Encoding: br, gzip',
  'Accept-Encoding: br;q=x',
  'Range: bytes=0-',
  'Range: bytes=-1',
  'Range: bytes=9-1',
  'Range: bytes=0-0,2-3',
  'If-None-Match: *',
  'If-Range: x',
  'If-Modified-Since: never',
  'Cookie: _e=9; _e',
  'Sec-Fetch-Dest: document',
  'Expect: x',
  'Content-Length: 5',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Connection: upgrade',
  'Upgrade: websocket',
  'X: \u0001',
  'Host: b',
  `X-Long: ${'x'.repeat(20_000)}`,
  'no header',
];

function randomRequest(random: (below: number) => number): string {
  const one = <Item>(list: readonly Item[]) => list[random(list.length)];
  const path = Array.from({ length: random(7) }, () => one(PARTS)).join(random(2) ? '/' : '');
  const headers = Array.from({ length: random(5) }, () => one(HEADERS));
  const lines = [`${one(METHODS)} /${path} HTTP/1.${random(3)}`, 'Host: test', ...headers];
  let text = `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`;
  // One letter in another position, or the end missing.
  const at = random(text.length);
  if (random(4) === 0) text = text.slice(0, at) + String.fromCharCode(random(256)) + text.slice(at);
  if (random(10) === 0) text = `${text.slice(0, at)}\r\n\r\n`;
  return text;
}

function send(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(text, 'latin1'));
    socket.setEncoding('latin1').on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

it(`responds to ${COUNT} random requests (seed ${SEED}) without a fault`, {
  timeout: 600_000,
}, async () => {
  const { port } = await listen({ proxy: [{ context: '/api', target: 'http://127.0.0.1:1' }] });
  const random = createRandom(SEED);
  let answered = 0;
  for (let index = 0; index < COUNT; index += AT_ONCE) {
    const requests = Array.from({ length: AT_ONCE }, () => randomRequest(random));
    const answers = await Promise.all(requests.map((text) => send(port, text)));
    for (const [number, answer] of answers.entries()) {
      const request = JSON.stringify(requests[number]?.slice(0, 300));
      expect(answer, request).not.toContain('SECRET');
      if (answer === '') continue;
      answered += 1;
      // No server is behind the proxy, which is no fault of the service.
      expect(answer, request).toMatch(/^HTTP\/1\.1 (?:[1-4]\d\d|502)/);
      if (!/^HTTP\/1\.1 101/.test(answer)) {
        expect(answer.toLowerCase(), request).toContain('x-content-type-options: nosniff');
      }
    }
  }
  expect(answered).toBeGreaterThan(COUNT * 0.8);
  expect(
    await send(port, 'GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
  ).toContain('"ok"');
});
