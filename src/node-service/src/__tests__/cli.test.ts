import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { optionsSchema } from '../options';
import { createSite, listen, PAGE, SOURCE } from './site';

/** `pnpm test:long` sends more. */
const REQUESTS = Number(process.env.REQUESTS ?? 500);

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

describe('46, 47, 49. node-service', () => {
  it('serves the project it is started in, and exits with 0 on SIGTERM', async () => {
    const site = createSite({ 'dist/index.html': SOURCE, 'service.config.json': QUIET });
    const { child, exit, ready } = run(['start'], site);
    const url = await ready;
    expect(await (await fetch(url)).text()).toBe(PAGE);
    child.kill('SIGTERM');
    expect(await exit).toMatchObject({ code: 0, err: '' });
  });

  it('takes -c, -p and --host before the file', async () => {
    const site = createSite({
      'dist/index.html': SOURCE,
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
    const files = { 'dist/index.html': SOURCE, 'dist/big.txt': big, 'service.config.json': QUIET };
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
      'dist/index.html': SOURCE,
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

  it('breaks off what is stuck when shutdownTimeout is over, and exits with 1', async () => {
    const config = { logger: false, host: '127.0.0.1', port: 0, shutdownTimeout: 500 };
    const site = createSite({
      'dist/index.html': SOURCE,
      'dist/big.txt': 'x'.repeat(20 * 1024 * 1024),
      'service.config.json': JSON.stringify(config),
    });
    const { child, exit, ready } = run(['start'], site);
    const { port } = new URL(await ready);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, path: '/big.txt' }, resolve).on('error', reject);
    });
    const broken = new Promise((resolve) => response.on('error', resolve));
    const started = Date.now();
    child.kill('SIGTERM');
    expect((await exit).code).toBe(1);
    expect(Date.now() - started).toBeGreaterThanOrEqual(450);
    response.resume();
    expect(await broken).toMatchObject({ code: 'ECONNRESET' });
  });

  it.each([
    [['start', '-p', 'abc'], /--port must be an integer from 0 to 65535; it is "abc"/],
    [['start', '--prot', '1'], /^node-service: unknown option "--prot"\.\n/],
    [['start', '-p'], /^node-service: Option '-p, --port <value>' argument missing/],
    [['stop'], /unknown command "stop"/],
    [['start', '-c', 'no.json'], /no\.json does not exist/],
    [['start'], /option "assetsDir" is "dist", but there is no such folder/],
  ])('%j exits with 1 and says why', async (args, message) => {
    const { code, err } = await run(args, createSite({})).exit;
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it('check says everything that is wrong at once, with file and line', async () => {
    const text = `export default {
  port: "80",
  assetDir: "x",
  indexPath: "dist/app.html",
  proxy: [
    { context: "/api", target: { dev: "http://a.test", prod: "http://b.test" } },
  ],
  logger: { category: "file", file: { filename: "dist" } },
};
`;
    const site = createSite({ 'service.config.mjs': text, 'dist/index.html': SOURCE });
    const { code, err } = await run(['check'], site).exit;
    const file = path.join(site, 'service.config.mjs');
    const option = 'option "proxy[0].target"';
    expect(err.split('\n')).toEqual([
      `${file}:2: option "port" must be an integer from 0 to 65535; it is "80".`,
      expect.stringContaining(`${file}:3: unknown option "assetDir". Did you mean "assetsDir"?`),
      expect.stringContaining(`${file}:4: option "indexPath" is "dist/app.html", but there is no`),
      `${file}:6: ${option} names the unknown environment "prod". Did you mean "prd"? Known environments: dev, test, pre, prd.`,
      `${file}:6: ${option} has no target for test, pre, prd. Add it, or remove the name from envList.`,
      expect.stringContaining(`${file}:8: option "logger.file.filename" is "${site}/dist", but`),
      '',
    ]);
    expect(code).toBe(1);
  });

  it('an address that is not of this machine is told with its option', async () => {
    const text = 'export default {\n  logger: false,\n  host: "192.0.2.1",\n};\n';
    const site = createSite({ 'dist/index.html': SOURCE, 'service.config.mjs': text });
    const [own, given] = await Promise.all([
      run(['start', '-p', '0'], site).exit,
      run(['start', '-p', '0', '--host', 'no.invalid'], site).exit,
    ]);
    const file = path.join(site, 'service.config.mjs');
    expect(own.code).toBe(1);
    expect(own.err).toMatch(`${file}:3: option "host" is "192.0.2.1", which is not an address of`);
    expect(given.code).toBe(1);
    expect(given.err).toMatch(
      /^node-service: option "host" is "no.invalid", which is not an address/,
    );
  });

  it('init writes a configuration with every option, which check finds right', async () => {
    const site = createSite({ 'dist/index.html': SOURCE });
    expect((await run(['init'], site).exit).code).toBe(0);
    const written = readFileSync(path.join(site, 'service.config.ts'), 'utf8');
    for (const name of Object.keys(optionsSchema.shape)) expect(written).toContain(`// ${name}: `);
    // Every option at once, as somebody who takes away each // before an option and the lines below it.
    const lines = written.split('\n').filter((line) => !/^ {2}\/\/ [A-Z].*\.$/.test(line));
    const whole = lines.map((line) => line.replace(/^ {2}\/\/ /, '  ')).join('\n');
    expect(whole).toContain("\n  proxy: [\n    {\n      context: '/api',\n");
    for (const name of ['apis', 'middlewares', 'injectHtml']) {
      expect(whole).toMatch(new RegExp(`\\n  ${name}: \\(.*\\) => \\{\\n    .*[^]*?\\n  \\},\\n`));
    }
    const config = whole.replace(/^import .*$/m, 'const defineService = (config) => config;');
    writeFileSync(path.join(site, 'whole.config.mjs'), config);
    expect(await run(['check', '-c', 'whole.config.mjs'], site).exit).toMatchObject({ err: '' });
    const again = await run(['init'], site).exit;
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('already exists')]);
  });

  it('exits with 1 when the port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo; // a TCP server has no other kind of address
    const site = createSite({ 'dist/index.html': SOURCE, 'service.config.json': QUIET });
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
    expect(results[1]?.out).toContain('Usage: node-service <command> [options]');
    expect(results[2]?.out).toBe(results[1]?.out);
  });
});

describe('14, 46. while the service closes', () => {
  it('health says 503, and requests on an open connection get a response', async () => {
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let arrivals = 0;
    const { app, port } = await listen({
      apis: (own) => {
        own.get('/slow', async () => {
          arrivals += 1;
          await slow;
          return 'slow answer';
        });
      },
    });
    const [probe, user] = [openConnection(port), openConnection(port)];
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

  it('new connections are served for shutdownDelay, while health says 503', async () => {
    const { app, origin, port } = await listen({ shutdownDelay: 400 });
    const started = Date.now();
    const closed = app.close();
    await expect.poll(async () => (await fetch(`${origin}/health`)).status).toBe(503);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await fetch(`${origin}/robots.txt`)).status).toBe(200);
    await closed;
    expect(Date.now() - started).toBeGreaterThanOrEqual(390);
    expect(await isRefused(port)).toBe(true);
  });

  it('a connection that sent nothing, or half a request, does not hold it up', async () => {
    const { app, port } = await listen();
    const silent = connect(port, '127.0.0.1');
    const half = connect(port, '127.0.0.1', () => half.write('GET / HTTP/1.1\r\nHo'));
    for (const socket of [silent, half]) socket.on('error', () => {});
    await Promise.all([silent, half].map((socket) => once(socket, 'connect')));
    const started = Date.now();
    await app.close();
    expect(Date.now() - started).toBeLessThan(2000);
  });

  it(`none of ${REQUESTS} requests on open connections fails`, async () => {
    const { app, port } = await listen();
    let [sent, answered] = [0, 0];
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      // Until the service has closed.
      for (;;) {
        const status = await new Promise<number | undefined>((resolve, reject) => {
          const request = get({ port, path: '/robots.txt', agent }, (response) => {
            sent += 1;
            response.resume().on('end', () => resolve(response.statusCode));
          });
          request.on('error', (error) => {
            // A connection opened after the signal may be refused.
            if (request.reusedSocket) reject(error);
            else resolve(undefined);
          });
        });
        if (status === undefined) break;
        expect(status).toBe(200);
        answered += 1;
      }
      agent.destroy();
    };
    const ended = Promise.all(Array.from({ length: 20 }, client));
    await expect.poll(() => sent, { interval: 5, timeout: 60_000 }).toBeGreaterThan(REQUESTS);
    await app.close();
    await ended;
    expect(answered).toBe(sent);
  });
});

/** A connection on which the next request is sent before the last response. */
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
