import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { colors, isPageRequest, messageOf } from '@mtools/node-utils/internal';
import type { MockHandler } from '../types';
import type { Plugin, ViteDevServer } from '../viteTypes';

/** Modules of Vite and of the project, which no back end serves. */
const MODULES = /^\/(?:@|node_modules\/|src\/)/;

/**
 * Responds to requests by a module of the project, before the proxy. It is loaded through Vite, so it may be TypeScript,
 * and a change of it takes effect with the next request.
 *
 * @param file the module, absolute
 */
export function mockPlugin(file: string): Plugin {
  return {
    name: 'jaraxxus:mock',
    apply: 'serve',
    // Vite would load a package that is linked, as in a workspace, as if it were source code.
    config: () => ({ ssr: { external: ['@mtools/jaraxxus'] } }),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (MODULES.test(request.url ?? '') || isFirstPage(request, server)) return next();
        try {
          const handler = await loadHandler(server, file);
          const asked = toRequest(request);
          const answer = await handler(asked);
          if (answer) return await send(answer, response);
          if (asked.bodyUsed) {
            throw new Error(
              `${request.method} ${request.url} got no response, but its body was already read, so it cannot be passed on to the proxy.`,
            );
          }
          next();
        } catch (error) {
          // The client has left while it was sending: nobody receives a response, and nothing is wrong.
          if (request.destroyed && !request.complete) return;
          fail(error, server, file, response);
        }
      });
    },
  };
}

/** No back end serves the page of the application itself, which so comes without waiting for the module. */
function isFirstPage({ url = '', headers }: IncomingMessage, { config }: ViteDevServer): boolean {
  return url.split('?', 1)[0] === config.base && isPageRequest(headers);
}

async function loadHandler(server: ViteDevServer, file: string): Promise<MockHandler> {
  const { default: handler } = await server.ssrLoadModule(file);
  if (typeof handler === 'function') return handler;
  throw new Error('its default export must be a function that takes a Request.');
}

function toRequest(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // Those of HTTP/2 that begin with a colon are not headers.
    if (value === undefined || name.startsWith(':')) continue;
    for (const each of [value].flat()) headers.append(name, each);
  }
  const { method = 'GET', url = '/' } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${request.headers.host ?? 'localhost'}`), {
    method,
    headers,
    // The types of Node.js lack `duplex`, without which it refuses a stream.
    ...(hasBody && ({ body: lazyBody(request), duplex: 'half' } as RequestInit)),
  });
}

/** A body that is not touched before somebody reads it, so that the proxy can still send it. */
function lazyBody(request: IncomingMessage): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        chunks ??= request[Symbol.asyncIterator]();
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (!answer.body) {
    response.end();
    return;
  }
  // The two declarations of ReadableStream, of the DOM and of Node.js, describe the same class.
  const body = Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream);
  body.on('error', () => response.destroy());
  body.pipe(response);
}

function fail(error: unknown, server: ViteDevServer, file: string, response: ServerResponse): void {
  const name = path.relative(server.config.root, file);
  if (error instanceof Error) server.ssrFixStacktrace(error);
  const stack = error instanceof Error ? error.stack : undefined;
  server.config.logger.error(colors.red(`${name}: ${stack ?? messageOf(error)}`));
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.statusCode = 500;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(`500: ${name}: ${messageOf(error)}\n`);
}
