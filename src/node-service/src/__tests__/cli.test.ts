import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { createSite, PAGE, serve } from './site';

const CLI = path.join(__dirname, 'run-cli.ts');
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Runs the command line in a process of its own. */
function run(args: string[], cwd: string) {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), CLI, ...args], {
    cwd,
    env: { ...process.env, PORT: undefined },
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  const exit = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, ...output }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /is ready at (\S+)/.exec(output.out)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.on('close', () => reject(new Error(output.err)));
  });
  ready.catch(() => {}); // a run that is meant to fail is judged by its exit
  return { child, exit, ready };
}

const QUIET = '{ "logger": false, "host": "127.0.0.1", "port": 0 }';

describe('node-service start', () => {
  it('serves the project it is started in, and exits with 0 on SIGTERM', async () => {
    const site = createSite({ 'dist/index.html': PAGE, 'service.config.json': QUIET });
    const { child, exit, ready } = run(['start'], site);
    const url = await ready;
    expect(await (await fetch(url)).text()).toBe(PAGE);
    child.kill('SIGTERM');
    expect(await exit).toMatchObject({ code: 0, err: '' });
  });

  it('takes -c, -p and --host before the file', async () => {
    const site = createSite({
      'dist/index.html': PAGE,
      'my.config.mjs':
        'export default { logger: false, host: "::9", port: 1, baseRouter: "/mtools" }',
    });
    const { ready } = run(['start', '-c', 'my.config.mjs', '-p', '0', '--host', '127.0.0.1'], site);
    const url = await ready;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mtools\/$/);
    expect((await fetch(url)).status).toBe(200);
  });

  it('finishes a download in flight before it exits', async () => {
    const big = 'x'.repeat(20 * 1024 * 1024); // more than the buffers of both ends hold
    const files = { 'dist/index.html': PAGE, 'dist/big.txt': big, 'service.config.json': QUIET };
    const { child, exit, ready } = run(['start'], createSite(files));
    const { port } = new URL(await ready);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, path: '/big.txt' }, resolve).on('error', reject);
    });
    expect(response.statusCode).toBe(200);
    child.kill('SIGTERM');
    await expect.poll(() => isRefused(Number(port))).toBe(true);
    expect(child.exitCode).toBeNull();

    let length = 0;
    for await (const chunk of response) length += chunk.length;
    expect(length).toBe(big.length);
    expect((await exit).code).toBe(0);
  });

  it('exits at once at the second signal', async () => {
    const files = {
      'dist/index.html': PAGE,
      'dist/big.txt': 'x'.repeat(20 * 1024 * 1024),
      'service.config.json': QUIET,
    };
    const { child, exit, ready } = run(['start'], createSite(files));
    const { port } = new URL(await ready);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, path: '/big.txt' }, resolve).on('error', reject);
    });
    response.on('error', () => {}); // the download is cut off, which is the point
    child.kill('SIGTERM');
    await expect.poll(() => isRefused(Number(port))).toBe(true);
    child.kill('SIGTERM');
    expect((await exit).code).toBe(143);
  });

  it.each([
    [['start', '-p', 'abc'], /--port must be an integer from 0 to 65535; it is "abc"/],
    [['start', '--prot', '1'], /Unknown option '--prot'/],
    [['stop'], /unknown command "stop"/],
    [['start', '-c', 'no.json'], /there is no file .*no\.json/],
    [['start'], /option "assetsDir" is "dist", but there is no such folder/],
  ])('%j exits with 1 and says why', async (args, message) => {
    const { code, err } = await run(args, createSite({})).exit;
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it('exits with 1 when the port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo; // a TCP server has no other kind of address
    const site = createSite({ 'dist/index.html': PAGE, 'service.config.json': QUIET });
    const { code, err } = await run(['start', '-p', String(port)], site).exit;
    taken.close();
    expect(code).toBe(1);
    expect(err).toBe(
      `node-service: port ${port} of 127.0.0.1 is in use. Choose another with -p.\n`,
    );
  });

  it('prints its version and its help', async () => {
    const site = createSite({});
    const results = await Promise.all(
      [['--version'], ['--help'], []].map((args) => run(args, site).exit),
    );
    expect(results.map((result) => result.code)).toEqual([0, 0, 0]);
    expect(results[0]?.out).toBe(`${version}\n`);
    expect(results[1]?.out).toContain('Usage: node-service start [options]');
    expect(results[2]?.out).toBe(results[1]?.out);
  });
});

describe('health', () => {
  it('answers at its own path, whatever baseRouter is', async () => {
    const app = await serve({ baseRouter: '/mtools' });
    const response = await app.inject('/health');
    expect(response.json()).toEqual({ status: 'ok', uptime: expect.any(Number) });
    expect(response.headers['cache-control']).toBe('no-store');
    const moved = await serve({ health: '/internal/alive' });
    expect((await moved.inject('/internal/alive')).json().status).toBe('ok');
    expect((await moved.inject('/health')).body).toBe(PAGE);
    const off = await serve({ health: false });
    expect((await off.inject('/health')).body).toBe(PAGE);
  });

  it('answers 503 while the service closes and other requests are still served', async () => {
    const app = await serve();
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let arrivals = 0;
    app.get('/slow', async () => {
      arrivals += 1;
      await slow;
      return 'slow answer';
    });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const [probe, user] = [openConnection(Number(port)), openConnection(Number(port))];
    probe.get('/slow');
    user.get('/slow');
    await expect.poll(() => arrivals).toBe(2);

    const closed = app.close();
    probe.get('/health');
    user.get('/robots.txt');
    setTimeout(() => finish(), 100);
    const [health, file] = await Promise.all([probe.text, user.text, closed]);
    expect(health).toMatch(/^HTTP\/1\.1 200 OK[\s\S]+slow answerHTTP\/1\.1 503 /);
    expect(health).toContain('{"status":"closing"');
    expect(file).toMatch(/slow answerHTTP\/1\.1 200 OK[\s\S]+User-agent: \*$/);
  });
});

/** A connection on which the next request is sent before the last one is answered. */
function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  return {
    get: (url: string) => socket.write(`GET ${url} HTTP/1.1\r\nHost: test\r\n\r\n`),
    text: new Promise<string>((resolve) => {
      socket.on('close', () => resolve(received));
    }),
  };
}

/** Tells whether the port takes no connections any more. */
function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(true));
    socket.on('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });
}
