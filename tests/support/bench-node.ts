import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { createService } from '@mtools/node-service';
import autocannon from 'autocannon';
import sirv from 'sirv';
import { median } from './bench-table';

const SECONDS = 3;
const CONNECTIONS = 50;

interface Server {
  name: string;
  port: number;
  close: () => unknown;
}

/** A site of a small page and a script of 300 KB, with and without a compressed file beside it. */
function createSite(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-node-'));
  mkdirSync(path.join(folder, 'dist/assets'), { recursive: true });
  const script = Array.from(
    { length: 9_000 },
    (_, index) => `export const value${index} = ${index * 7919};`,
  );
  const text = script.join('\n').slice(0, 300_000);
  writeFileSync(
    path.join(folder, 'dist/index.html'),
    '<!DOCTYPE html><html><head><title>A</title></head><body><div id="root"></div></body></html>',
  );
  for (const name of ['plain', 'ready'])
    writeFileSync(path.join(folder, `dist/assets/${name}.js`), text);
  writeFileSync(path.join(folder, 'dist/assets/ready.js.br'), brotliCompressSync(text));
  return folder;
}

async function startServers(folder: string): Promise<Server[]> {
  const service = await createService({ logger: false }, { cwd: folder });
  await service.listen({ port: 0, host: '127.0.0.1' });
  const handle = sirv(path.join(folder, 'dist'), {
    brotli: true,
    gzip: true,
    etag: true,
    single: true,
  });
  const plain = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  // Both listen on a port, so they have an AddressInfo.
  const portOf = (address: unknown) => (address as AddressInfo).port;
  return [
    { name: 'node-service', port: portOf(service.server.address()), close: () => service.close() },
    { name: 'sirv', port: portOf(plain.address()), close: () => plain.close() },
  ];
}

interface Row {
  name: string;
  path: string;
  headers: Record<string, string>;
  /** Whether it is asked for as something that the client has. */
  isKnown?: boolean;
}

const BROWSER = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, deflate, br' };
/** Not compressed. */
const WHOLE = { 'accept-encoding': 'identity' };
const rows: Row[] = [
  { name: 'page', path: '/', headers: BROWSER },
  { name: 'script, 300 KB', path: '/assets/plain.js', headers: WHOLE },
  { name: 'script, compressed beside it', path: '/assets/ready.js', headers: BROWSER },
  { name: 'script, 304', path: '/assets/plain.js', headers: WHOLE, isKnown: true },
];

async function rate({ port }: Server, { path, headers, isKnown }: Row): Promise<number> {
  const url = `http://127.0.0.1:${port}${path}`;
  const etag = (await fetch(url, { headers })).headers.get('etag') ?? '';
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    // In a thread of its own: it would take the server's time.
    workers: 1,
    headers: isKnown ? { ...headers, 'if-none-match': etag } : headers,
  });
  const right = isKnown ? result.statusCodeStats?.['304']?.count : result['2xx'];
  const wrong = result.requests.total - (right ?? 0) + result.errors;
  // What was on its way at the end is no error.
  if (wrong > CONNECTIONS) {
    const seen = JSON.stringify(result.statusCodeStats);
    throw new Error(`${url}: ${wrong} answers were none of those expected: ${seen}`);
  }
  return (right ?? 0) / result.duration;
}

/** Prints how many requests a second node-service answers, beside sirv, one after the other in turn. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
  const folder = createSite();
  const servers = await startServers(folder);
  try {
    for (const row of rows) {
      const rates = servers.map((): number[] => []);
      for (let run = 0; run < Number(values.runs); run += 1) {
        for (const [index, server] of servers.entries())
          rates[index]?.push(await rate(server, row));
      }
      const [ours = 0, theirs = 1] = rates.map(median);
      process.stdout.write(
        `${row.name.padEnd(30)} ${Math.round(ours)}/s, sirv ${Math.round(theirs)}/s: ${(ours / theirs).toFixed(2)}\n`,
      );
    }
  } finally {
    for (const { close } of servers) await close();
    rmSync(folder, { recursive: true });
  }
}

main();
