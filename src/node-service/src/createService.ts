import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import fastifyCompress from '@fastify/compress';
import fastifyMiddie from '@fastify/middie';
import { readPackage } from '@mtools/node-utils';
import Fastify, {
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyInstance,
  LogController,
} from 'fastify';
import { closeConnections } from './closeConnections';
import { createLogger } from './createLogger';
import type { ServiceConfig } from './options';
import { answerRaw, refuseExpectations } from './rawErrors';
import { registerFiles } from './registerFiles';
import { registerProxy } from './registerProxy';
import { type ResolvedConfig, resolveConfig } from './resolveConfig';
import { createErrorPages, sendError } from './sendError';

const HEADERS_TIMEOUT = 15_000;
/** How often connections are looked at for these times; Node.js would look every half minute. */
const CHECK_INTERVAL = 5_000;
/** Longer than the 60 s after which load balancers drop an idle connection, so that they do it first. */
const KEEP_ALIVE_TIMEOUT = 72_000;

/** Builds the server; `index.ts` describes it. */
export async function createService(
  config: ServiceConfig = {},
  { cwd = process.cwd() }: { cwd?: string } = {},
): Promise<FastifyInstance> {
  const resolved = resolveConfig(config, cwd);
  const app = createServer(resolved);
  const isClosing = closeConnections(app, resolved.shutdownDelay);
  refuseExpectations(app, resolved.headers);
  app.decorate('errorPages', createErrorPages(resolved));
  app.decorate('answerHeaders', { ...resolved.headers, 'x-content-type-options': 'nosniff' });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(app.answerHeaders);
    // HTTP/1.1 asks for it; Node.js itself would respond with an empty 400.
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      return sendError(request, reply, 400);
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const statusCode = statusOf(error);
    if (statusCode < 500) return sendError(request, reply, statusCode);
    request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, statusCode, { requestId: request.id });
  });

  if (resolved.gzip) {
    const { threshold, brotli } = resolved.gzip;
    await app.register(fastifyCompress, {
      threshold,
      encodings: brotli ? ['br', 'gzip', 'identity'] : ['gzip', 'identity'],
    });
  }
  if (resolved.health !== false) await registerHealth(app, resolved, cwd, isClosing);
  if (resolved.middlewares) {
    await app.register(fastifyMiddie);
    await resolved.middlewares(app);
  }
  const { apis } = resolved;
  if (apis) await app.register(async (scope) => apis(scope, { logger: app.log }));
  await registerProxy(app, resolved);
  registerFiles(app, resolved);
  return app;
}

function createServer(config: ResolvedConfig): FastifyInstance {
  const { trustProxy, requestTimeout = 0 } = config;
  const headersTimeout = Math.min(HEADERS_TIMEOUT, requestTimeout || Infinity);
  const options: FastifyHttpOptions<Server> = {
    logger: createLogger(config),
    // One line for each response, below, in place of one for each request as well.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit: config.bodyLimit,
    requestTimeout,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    http: {
      headersTimeout,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL, Math.max(headersTimeout / 3, 100)),
      requireHostHeader: false,
    },
    // While closing, requests on open connections are still served; only the health endpoint says 503.
    return503OnClosing: false,
    clientErrorHandler: answerRaw(config.headers),
    frameworkErrors: (error, request, reply) => {
      sendError(request, reply, error.statusCode ?? 400);
    },
  };
  return Fastify(options);
}

/** The error's own status when it is one, else 500. Anything may be thrown, so nothing is taken for granted. */
function statusOf(error: unknown): number {
  const status = (error as Partial<FastifyError> | null | undefined)?.statusCode;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}

async function registerHealth(
  app: FastifyInstance,
  { health, environment }: ResolvedConfig,
  cwd: string,
  isClosing: () => boolean,
): Promise<void> {
  // The version of the application that is served; it need not have one.
  const version = await readPackage(cwd).then(
    ({ packageJson }) => packageJson.version,
    () => undefined,
  );
  app.get(String(health), async (_request, reply) => {
    reply.code(isClosing() ? 503 : 200).header('cache-control', 'no-store');
    return {
      status: isClosing() ? 'closing' : 'ok',
      env: environment.name,
      version,
      uptime: process.uptime(),
    };
  });
}
