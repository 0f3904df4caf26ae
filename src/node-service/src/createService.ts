import { randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { registerFiles } from './registerFiles';
import { resolveConfig } from './resolveConfig';
import { sendError } from './sendError';
import type { ServiceConfig } from './types';

/** A client that sends slowly holds a connection no longer than this (Fastify's own limit is none). */
const REQUEST_TIMEOUT = 30_000;
const HEADERS_TIMEOUT = 15_000;
/** Longer than the 60 s after which load balancers drop an idle connection, so that they do it first. */
const KEEP_ALIVE_TIMEOUT = 72_000;
const MAX_REQUESTS_PER_SOCKET = 1000;

/**
 * Builds the server without opening a port: call `listen()` or, in a test, `inject()` on it.
 * Routes of your own can be added until then. The files are listed and the page is read now, so
 * files which are written later need a restart.
 * @param config options; `port` and `host` are checked here, and used by `node-service start` alone
 * @returns a Fastify instance
 * @throws Error at once when an option is unknown or wrong, or when the folder or page is missing
 * @example
 * import { createService } from '@mtools/node-service';
 *
 * const service = await createService({ baseRouter: '/mtools' });
 * await service.listen({ port: 9876, host: '127.0.0.1' });
 */
export async function createService(config: ServiceConfig = {}): Promise<FastifyInstance> {
  const resolved = resolveConfig(config);
  const app = Fastify({
    logger: resolved.logger,
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    maxRequestsPerSocket: MAX_REQUESTS_PER_SOCKET,
    http: { headersTimeout: HEADERS_TIMEOUT },
    // While closing, requests on open connections are still served; only the health endpoint says 503.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      sendError(request, reply, error.statusCode ?? 400);
    },
  });

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const statusCode = statusOf(error);
    // A 416 tells the client how long the file really is.
    const contentRange = headersOf(error)['Content-Range'];
    if (contentRange !== undefined) reply.header('content-range', contentRange);
    if (statusCode < 500) return sendError(request, reply, statusCode);
    request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, statusCode, { requestId: request.id });
  });

  closeIdleAfterAnswers(app);

  // `serve: false`: the plugin sends files that we found in our own table; it never looks for one.
  await app.register(fastifyStatic, { root: resolved.assetsDir, serve: false, dotfiles: 'ignore' });
  if (resolved.health !== false) registerHealth(app, resolved.health);
  registerFiles(app, resolved);
  return app;
}

/** The error's own status when it is one, else 500. Anything may be thrown, so nothing is taken for granted. */
function statusOf(error: unknown): number {
  const status = (error as Partial<FastifyError> | null | undefined)?.statusCode;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}

/** @fastify/static hands the headers of an error answer over on the error. */
function headersOf(error: unknown): Record<string, string | undefined> {
  return (error as { headers?: Record<string, string> } | null | undefined)?.headers ?? {};
}

/**
 * `close()` ends the connections which are idle at that moment only. One that is busy then would
 * stay open for the whole keep-alive time after its answer, and the process with it.
 */
function closeIdleAfterAnswers(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}

function registerHealth(app: FastifyInstance, path: string): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get(path, async (_request, reply) => {
    reply.code(isClosing ? 503 : 200).header('cache-control', 'no-store');
    return { status: isClosing ? 'closing' : 'ok', uptime: process.uptime() };
  });
}
