import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Upstream {
  origin: string;
  /** Method and path of each request that came. */
  seen: string[];
  close: () => Promise<void>;
}

/**
 * A back end on a port of its own, which node-service forwards to.
 *
 * @param respond the mock back end of a template: a function on the Fetch API
 */
export async function startUpstream(
  respond: (request: Request) => Promise<Response | undefined>,
): Promise<Upstream> {
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    seen.push(`${method} ${url}`);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const body = method === 'GET' || method === 'HEAD' ? undefined : await buffer(request);
    const asked = new Request(new URL(url, 'http://upstream'), { method, headers, body });
    const result = (await respond(asked)) ?? new Response('no route', { status: 404 });
    response.writeHead(result.status, Object.fromEntries(result.headers));
    response.end(Buffer.from(await result.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
