import { type AddressInfo, createServer } from 'node:net';
import { errorCode } from './error-code';

export interface GetPortOptions {
  /**
   * The address on which the server will listen. By default, the port must be free on all addresses.
   * @zh 服务将要监听的地址；默认要求端口在所有地址上都空闲。
   */
  host?: string;
}

/** A server may hold a port on one of these alone, and some systems let a second one take it on the others. */
const LOCAL_HOSTS = [undefined, '127.0.0.1', '::1'];

/**
 * Finds a free port for a server. The port is free at the time of the call but not reserved, so still handle
 * `EADDRINUSE` when you listen.
 * @zh 查找供服务监听的空闲端口。端口仅在调用时空闲，不会保留，监听时仍需处理 `EADDRINUSE`。
 *
 * @param preferred A port from 1 to 65535, or several in order of preference; 0 means any. Ports that are
 * taken or require missing permissions are skipped.
 * @zhParam preferred 1 到 65535 之间的端口，或按优先级排列的多个端口；0 表示任意端口。已被占用或权限不足的端口会跳过。
 * @param options See `GetPortOptions`.
 * @zhParam options 见 `GetPortOptions`。
 * @returns The first free port of `preferred`, otherwise any free port.
 * @zhReturns `preferred` 中第一个空闲的端口；都不空闲时返回任意空闲端口。
 * @throws {RangeError} If a port is out of range.
 * @zhThrows {RangeError} 端口超出范围时抛出。
 * @throws {Error} A system error (with `code`) if `host` is not an address of this machine.
 * @zhThrows {Error} `host` 不是本机地址时抛出系统错误（带 `code`）。
 * @group network
 * @since 0.1.0
 * @keywords port free available listen server EADDRINUSE 端口 空闲端口 端口占用 监听
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
