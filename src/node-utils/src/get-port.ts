import { type AddressInfo, createServer } from 'node:net';
import { errorCode } from './error-code';

export interface GetPortOptions {
  /** The address the server will listen on. Without it the port is free on all addresses. */
  host?: string;
}

/** A server may hold a port on one of these alone, and some systems let a second one take it on the others. */
const LOCAL_HOSTS = [undefined, '127.0.0.1', '::1'];

/**
 * Finds a port on which a server can listen. It is free at the time of asking and not reserved:
 * handle `EADDRINUSE` all the same when you listen.
 *
 * @param preferred A port from 1 to 65535, or several in order of preference; 0 stands for any. Ports which
 * are taken, or need rights that the process lacks, are passed over.
 * @param options.host The address the server will listen on; all by default.
 * @returns The first free one of `preferred`, else any free port.
 * @throws {RangeError} When a port is out of range.
 * @throws A system error (with `code`) when `host` is not an address of this machine.
 * @example
 * ```ts
 * const port = await getPort([8080, 8081]);
 * server.listen(port);
 * ```
 */
export async function getPort(
  preferred: number | readonly number[] = 0,
  { host }: GetPortOptions = {},
): Promise<number> {
  const ports = typeof preferred === 'number' ? [preferred] : preferred;
  for (const port of ports) {
    if (port !== 0 && (await isFree(port, host))) return port;
  }
  return listenOnce(0, host);
}

async function isFree(port: number, host: string | undefined): Promise<boolean> {
  for (const address of host === undefined ? LOCAL_HOSTS : [host]) {
    try {
      await listenOnce(port, address);
    } catch (error) {
      const code = errorCode(error);
      if (code === 'EADDRINUSE' || code === 'EACCES') return false;
      // A machine without IPv6 has no ::1, on which nobody can hold the port then.
      const missing = code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
      if (host !== undefined || !missing) throw error;
    }
  }
  return true;
}

/** Listens and stops again; returns the port, which the system chose if it was 0. */
function listenOnce(port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    // Exclusive, because the workers of a cluster share their ports otherwise and every port looks free.
    server.listen({ port, host, exclusive: true }, () => {
      // Text is for pipes and null for closed servers: one that listens on TCP always has an AddressInfo.
      const { port: chosen } = server.address() as AddressInfo;
      server.close(() => resolve(chosen));
    });
  });
}
