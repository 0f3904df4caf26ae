import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from './preview-server';

/** What dumi prints when the first compilation is done. */
const COMPILED = /Compiled in/;

/**
 * Starts `dumi dev` for the site in a folder, on a free port.
 *
 * @param site folder of the site
 * @returns where it listens, and how to end it with everything that it has started
 * @throws Error with its output when it ends before the first compilation is done
 */
export async function startDevServer(
  site: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const child = spawn(path.join(root, 'node_modules/.bin/dumi'), ['dev'], {
    cwd: site,
    env: {
      ...process.env,
      APP_ROOT: site,
      BROWSER: 'none',
      NODE_ENV: 'development',
      PORT: String(port),
      // Has dumi read `.dumirc.fixture.ts` besides the shared configuration.
      DUMI_ENV: 'fixture',
    },
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

  let output = '';
  const compiled = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text;
        if (COMPILED.test(output)) resolve();
      });
    }
  });
  await Promise.race([
    compiled,
    ended.then(() => {
      throw new Error(`dumi dev has ended early:\n${output}`);
    }),
  ]);
  return { origin: `http://localhost:${port}`, stop };
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
