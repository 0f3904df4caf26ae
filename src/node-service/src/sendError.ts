import { STATUS_CODES } from 'node:http';
import { isPageRequest } from '@mtools/node-utils/internal';
import { load } from 'cheerio';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NONCE, nonceOf, withHashes } from './contentSecurityPolicy';
import type { ResolvedConfig } from './resolveConfig';

declare module 'fastify' {
  interface FastifyInstance {
    /** The page for each error. */
    errorPages: Partial<Record<number, ErrorPage>>;
    /** The headers of every response. */
    answerHeaders: Record<string, string>;
  }
}

/** A page of the option `errorPages`. */
interface ErrorPage {
  html: string;
  /** Its Content-Security-Policy, with the hashes of its own scripts. */
  policy?: string;
}

/** The pages for errors with their policies. */
export function createErrorPages({ errorPages, csp }: ResolvedConfig): Record<string, ErrorPage> {
  return Object.fromEntries(
    Object.entries(errorPages).map(([status, html]) => [
      status,
      { html, policy: csp && withHashes(csp, load(html)) },
    ]),
  );
}

/** What a handler may already have set for the response that is not coming. */
const STALE_HEADERS = [
  'accept-ranges',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
];

/**
 * Responds with a status and its standard words and nothing else: the message of an error stays in
 * the log. Who asks for a page gets one, that of `errorPages` if there is one; everyone else gets JSON.
 *
 * @param statusCode HTTP status, 400 to 599
 * @param options.asJson true for a missing file: a script that is not there must never be HTML
 * @param options.requestId id to show, under which the log holds the error
 */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  statusCode: number,
  { asJson = false, requestId }: { asJson?: boolean; requestId?: string } = {},
): FastifyReply {
  for (const name of STALE_HEADERS) reply.removeHeader(name);
  // An address that cannot be read gets here before any hook has set them.
  reply.code(statusCode).headers({ ...request.server.answerHeaders, 'cache-control': 'no-store' });
  if (asJson || !isPageRequest(request.headers)) {
    return reply.send({
      statusCode,
      error: STATUS_CODES[statusCode] ?? 'Error',
      ...(requestId === undefined ? {} : { requestId }),
    });
  }
  reply.type('text/html; charset=utf-8');
  const page = request.server.errorPages[Math.min(statusCode, 500)];
  if (!page) return reply.send(plainPage(statusCode, requestId));
  const nonce = nonceOf(request);
  if (page.policy) {
    reply.header('content-security-policy', page.policy.replaceAll(NONCE, nonce));
  }
  return reply.send(page.html.replaceAll(NONCE, nonce));
}

/** Nothing in it comes from the request: the id is our own UUID. */
function plainPage(statusCode: number, requestId?: string): string {
  const title = `${statusCode} ${STATUS_CODES[statusCode] ?? 'Error'}`;
  const reference = requestId === undefined ? '' : `<p>Request ${requestId}</p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${reference}</html>`;
}
