import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from './preview-server';

/** How long a server may take to end after Ctrl-C, in ms. */
const INTERRUPT_TIMEOUT = 60_000;

/** What the server prints when the first compilation is done. */
const COMPILED = /Compiled the site in/;

export interface DevServer {
  origin: string;
  pid: number;
  /** What it has printed so far. */
  output: () => string;
  /** Resolves when it ends by itself. */
  ended: Promise<unknown>;
  /** Ends it as Ctrl-C does, with time to write its caches. */
  interrupt: () => Promise<void>;
  /** Ends it at once, with everything that it has started. */
  stop: () => Promise<void>;
}

/**
 * Starts `dumi dev` for the site in a folder, on a free port, and does not wait for it.
 *
 * @param site folder of the site
 * @param binary the dumi that is started; that of this repository unless told otherwise
 * @param env variables beside those of this process
 */
export async function spawnDevServer(
  site: string,
  binary = path.join(root, 'node_modules/.bin/dumi'),
  env: Record<string, string> = {},
): Promise<DevServer> {
  const port = await freePort();
  const child = spawn(binary, ['dev'], {
    cwd: site,
    env: { ...process.env, BROWSER: 'none', NODE_ENV: 'development', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, which can be ended as a whole.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    if (process.platform === 'win32')
      spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    else process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  const interrupt = async () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    if (process.platform === 'win32') child.kill('SIGINT');
    else process.kill(-child.pid, 'SIGINT');
    await Promise.race([ended, setTimeout(INTERRUPT_TIMEOUT)]);
    await stop();
  };
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  }
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    interrupt,
    stop,
  };
}

/**
 * Starts `dumi dev` for a fixture site, and waits until it is ready.
 *
 * @param site folder of the site
 * @throws Error with its output when it ends before the first compilation is done
 */
export async function startDevServer(site: string): Promise<DevServer> {
  const server = await spawnDevServer(site, undefined, {
    APP_ROOT: site,
    // Has dumi read `.dumirc.fixture.ts` besides the shared configuration.
    DUMI_ENV: 'fixture',
  });
  let over = false;
  void server.ended.then(() => {
    over = true;
  });
  while (!COMPILED.test(server.output())) {
    if (over) throw new Error(`dumi dev has ended early:\n${server.output()}`);
    await setTimeout(100);
  }
  return server;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
