import path from 'node:path';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { createStream } from 'rotating-file-stream';
import type { ResolvedConfig } from './resolveConfig';

/** Parameters of an address which give access to something. */
const SECRETS =
  /([?&](?:access_?token|api_?key|auth|code|key|password|secret|session|sig|token)=)[^&#]*/gi;

const REDACTED = '[redacted]';

/** The options of Fastify's logger: one JSON line for each event, without secrets. */
export function createLogger({ logger }: ResolvedConfig): FastifyServerOptions['logger'] {
  if (!logger) return false;
  const { category, level, file } = logger;
  const { dir, base } = path.parse(file.filename);
  const stream =
    category === 'file'
      ? createStream(base, {
          path: dir,
          size: toSize(file.maxSize),
          maxFiles: file.backups,
          // `service.log`, and then `service.log.1`, which is the youngest.
          rotate: file.backups,
        })
      : undefined;
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

/** `'100m'` is `'100M'` for the stream, whose other units are the same. */
const toSize = (size: string) => size.toUpperCase() as `${number}M`;
