import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What is asked for, and what must come back. */
export interface Row {
  name: string;
  path: string;
  headers: Record<string, string>;
  connections: number;
  /** The body, once it is decoded. */
  expected: string;
  /** Whether it is asked for as something that the client has. */
  isKnown?: boolean;
  /** Whether the servers have to pass it on to another one. */
  isProxied?: boolean;
}

const BROWSER = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, deflate, br' };
/** Not compressed. */
const WHOLE = { 'accept-encoding': 'identity' };

const PAGE =
  '<!DOCTYPE html><html><head><title>A</title></head><body><div id="root"></div></body></html>';
const SCRIPT = Array.from(
  { length: 9_000 },
  (_, index) => `export const value${index} = ${index * 7919};`,
)
  .join('\n')
  .slice(0, 300_000);
/** The response of the server behind the proxies. */
export const API_ANSWER = JSON.stringify({
  items: Array.from({ length: 20 }, (_, id) => ({ id, name: `Item ${id}`, price: id * 3 })),
});

export const rows: Row[] = [
  { name: 'page', path: '/', headers: BROWSER, connections: 50, expected: PAGE },
  {
    name: 'page, 1,000 connections',
    path: '/',
    headers: BROWSER,
    connections: 1000,
    expected: PAGE,
  },
  {
    name: 'script, 300 KB',
    path: '/assets/plain.js',
    headers: WHOLE,
    connections: 50,
    expected: SCRIPT,
  },
  {
    name: 'script, compressed beside it',
    path: '/assets/ready.js',
    headers: BROWSER,
    connections: 50,
    expected: SCRIPT,
  },
  {
    name: 'script, 304',
    path: '/assets/plain.js',
    headers: WHOLE,
    connections: 50,
    expected: '',
    isKnown: true,
  },
  {
    name: 'proxy',
    path: '/api/items?page=1',
    headers: { accept: 'application/json' },
    connections: 50,
    expected: API_ANSWER,
    isProxied: true,
  },
];

/** A site of a small page and a script of 300 KB, with and without compressed files beside it. */
export function createSite(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-node-'));
  // nginx may read it as another user.
  chmodSync(folder, 0o755);
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(path.join(folder, 'dist', name), content);
  mkdirSync(path.join(folder, 'dist/assets'), { recursive: true });
  write('index.html', PAGE);
  write('assets/plain.js', SCRIPT);
  write('assets/ready.js', SCRIPT);
  write('assets/ready.js.br', brotliCompressSync(SCRIPT));
  write('assets/ready.js.gz', gzipSync(SCRIPT, { level: 9 }));
  return folder;
}
