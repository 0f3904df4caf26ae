import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDispatcher } from './createDispatcher';
import { isPlain, ownLocation, rewrite } from './proxyPath';
import type { ResolvedConfig } from './resolveConfig';
import type { ResolvedProxy } from './resolveProxy';
import { sendError } from './sendError';

/** What a load balancer in front says of the client; from anybody else it is a lie. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'];

/** Passes the requests with a prefix on. Of two prefixes the router takes the longer one. */
export async function registerProxy(app: FastifyInstance, config: ResolvedConfig): Promise<void> {
  for (const item of config.proxy) {
    const dispatcher = createDispatcher({
      connections: 128,
      headersTimeout: item.timeout,
      bodyTimeout: item.timeout,
      connect: { rejectUnauthorized: item.secure },
    });
    app.addHook('onClose', () => dispatcher.close());
    await app.register(httpProxy, {
      upstream: item.origin,
      prefix: item.prefix,
      rewritePrefix: item.rewritePrefix,
      websocket: item.ws,
      // A path that is no plain one could reach another part of the target, or another host.
      preHandler: async (request, reply) => {
        if (!isPlain(request.raw.url ?? '')) return sendError(request, reply, 400);
      },
      undici: dispatcher,
      handler: (_request, reply, url, options) =>
        dispatcher.withClient(reply.raw, () => reply.from(url, options)),
      // A 503 of the target is its response; the plugin would ask ten times more.
      retryMethods: [],
      // The service writes a line for each response; these would be two more.
      disableRequestLogging: true,
      internalRewriteLocationHeader: false,
      preRewrite: (url, _params, prefix) => rewrite(url, prefix ?? '', item),
      replyOptions: {
        timeout: item.timeout,
        rewriteRequestHeaders: (request, headers) =>
          toTarget(request as FastifyRequest, headers, item, config),
        rewriteHeaders: (headers) => fromTarget(headers, item),
        onError: (reply, { error }) => {
          // The plugin's type stands for a server of any kind, HTTP/2 too; this one is ours.
          const failed = reply as unknown as FastifyReply;
          const { code, statusCode } = error as { code?: string; statusCode?: number };
          const isLate = statusCode === 504 || /TIMEOUT/.test(code ?? '');
          failed.request.log.warn({ err: error, target: item.origin }, 'the target did not answer');
          sendError(failed.request, failed, isLate ? 504 : 502);
        },
      },
    });
  }
}

/** They are about one connection, and this is another. */
const OF_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer'];

type Headers = Record<string, string | string[] | undefined>;

function toTarget(
  request: FastifyRequest,
  headers: Headers,
  { changeOrigin, headers: added }: ResolvedProxy,
  { trustProxy }: ResolvedConfig,
): Headers {
  const sent: Headers = { ...headers };
  const before = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  // What makes it a WebSocket stays.
  const isUpgrade = sent.upgrade !== undefined;
  for (const name of OF_CONNECTION) if (!isUpgrade) delete sent[name];
  if (!trustProxy) for (const name of FORWARDED) delete sent[name];
  const { remoteAddress = '' } = request.socket;
  sent['x-forwarded-for'] = before ? `${before}, ${remoteAddress}` : remoteAddress;
  sent['x-forwarded-proto'] = request.protocol;
  sent['x-forwarded-host'] = request.host;
  if (!changeOrigin) sent.host = request.headers.host;
  return { ...sent, ...added };
}

function fromTarget({ ...headers }: Headers, item: ResolvedProxy): Headers {
  for (const name of OF_CONNECTION) delete headers[name];
  const { location } = headers;
  if (typeof location !== 'string') return headers;
  return { ...headers, location: ownLocation(location, item) };
}
