import { createServer, Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getPort } from './get-port';

const servers: Server[] = [];

/** Holds a port until the end of the test. */
function hold(port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    servers.push(server);
    server.once('error', reject).listen(port, host, resolve);
  });
}

/** Makes every attempt to listen on one address fail with a system error. */
function failOn(address: string, code: string) {
  const listen = Server.prototype.listen;
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...args) {
    // `listen` has a dozen forms; getPort calls the one with options.
    const [options] = args as unknown as [{ host?: string }];
    if (options.host !== address) return listen.apply(this, args);
    process.nextTick(() => this.emit('error', Object.assign(new Error(code), { code })));
    return this;
  });
}

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(
    servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))),
  );
});

describe('getPort', () => {
  it('gives a port on which a server can listen', async () => {
    const port = await getPort();
    expect(port).toBeGreaterThan(0);
    await expect(hold(port)).resolves.toBeUndefined();
  });

  it('gives the preferred port while it is free', async () => {
    const port = await getPort();
    await expect(getPort(port)).resolves.toBe(port);
    await expect(getPort(port)).resolves.toBe(port);
  });

  it('gives another port when the preferred one is taken', async () => {
    const port = await getPort();
    await hold(port);
    const other = await getPort(port);
    expect(other).not.toBe(port);
    await expect(hold(other)).resolves.toBeUndefined();
  });

  it('sees a server that listens on 127.0.0.1 alone', async () => {
    const port = await getPort();
    await hold(port, '127.0.0.1');
    await expect(getPort(port)).resolves.not.toBe(port);
  });

  it('tries several in order', async () => {
    const first = await getPort();
    await hold(first);
    const second = await getPort();
    await expect(getPort([first, second])).resolves.toBe(second);
  });

  it('takes 0 for any port', async () => {
    await expect(getPort(0)).resolves.toBeGreaterThan(0);
    await expect(getPort([])).resolves.toBeGreaterThan(0);
  });

  it('looks at one address when asked', async () => {
    const port = await getPort(0, { host: '127.0.0.1' });
    await expect(getPort(port, { host: '127.0.0.1' })).resolves.toBe(port);
    await hold(port, '127.0.0.1');
    await expect(getPort(port, { host: '127.0.0.1' })).resolves.not.toBe(port);
  });

  it('passes over a port which needs more permissions', async () => {
    failOn('127.0.0.1', 'EACCES');
    const port = await getPort();
    await expect(getPort(port)).resolves.not.toBe(port);
  });

  it.each(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])('works without IPv6 (%s)', async (code) => {
    failOn('::1', code);
    const port = await getPort();
    await expect(getPort(port)).resolves.toBe(port);
  });

  it('reports any other error', async () => {
    failOn('127.0.0.1', 'EMFILE');
    await expect(getPort(await getPort())).rejects.toMatchObject({ code: 'EMFILE' });
  });

  it('reports a host which is not of this machine', async () => {
    failOn('203.0.113.1', 'EADDRNOTAVAIL');
    await expect(getPort(8080, { host: '203.0.113.1' })).rejects.toMatchObject({
      code: 'EADDRNOTAVAIL',
    });
  });

  it.each([-1, 65536, 1.5])('refuses port %s', async (port) => {
    await expect(getPort(port)).rejects.toThrow(RangeError);
  });
});
