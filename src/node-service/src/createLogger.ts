import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { createLogFile } from './createLogFile';
import type { ResolvedConfig } from './resolveConfig';

/** Parameters of an address which give access to something. */
const SECRETS =
  /([?&](?:access_?token|api_?key|auth|code|key|password|secret|session|sig|token)=)[^&#]*/gi;

const REDACTED = '[redacted]';

/** The options of Fastify's logger: one JSON line for each event, without secrets. */
export function createLogger({ logger }: ResolvedConfig): FastifyServerOptions['logger'] {
  if (!logger) return false;
  const { category, level, file } = logger;
  const stream = category === 'file' ? createLogFile(file) : undefined;
  return {
    level,
    ...(stream && { stream }),
    redact: {
      paths: ['authorization', 'cookie', '["set-cookie"]', '["proxy-authorization"]'].flatMap(
        (name) => ['headers', 'req.headers', 'res.headers'].map((parent) => join(parent, name)),
      ),
      censor: REDACTED,
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        host: request.host,
        remoteAddress: request.ip,
      }),
    },
  };
}

const join = (parent: string, name: string) =>
  name.startsWith('[') ? `${parent}${name}` : `${parent}.${name}`;

const withoutSecrets = (url: string) => url.replace(SECRETS, `$1${REDACTED}`);
