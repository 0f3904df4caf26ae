import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsHtml } from './acceptsHtml';

/** What a handler may already have set for the answer that is not coming. */
const STALE_HEADERS = ['etag', 'last-modified', 'accept-ranges', 'content-length', 'content-type'];

/**
 * Answers with a status and its standard words and nothing else: the message of an error stays in
 * the log. A caller who names `text/html` gets a page, everyone else JSON.
 * @param statusCode HTTP status, 400 to 599
 * @param options.asJson true for a missing file: a script that is not there must never be HTML
 * @param options.requestId id to show, under which the log holds the error
 */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  statusCode: number,
  options: { asJson?: boolean; requestId?: string } = {},
): FastifyReply {
  const words = STATUS_CODES[statusCode] ?? 'Error';
  for (const name of STALE_HEADERS) reply.removeHeader(name);
  reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff');
  if (options.asJson || !acceptsHtml(request.headers.accept, true)) {
    const { requestId } = options;
    return reply.send({
      statusCode,
      error: words,
      ...(requestId === undefined ? {} : { requestId }),
    });
  }
  return reply
    .type('text/html; charset=utf-8')
    .send(errorPage(statusCode, words, options.requestId));
}

/** Nothing in it comes from the request: the id is our own UUID. */
function errorPage(statusCode: number, words: string, requestId?: string): string {
  const title = `${statusCode} ${words}`;
  const reference = requestId === undefined ? '' : `<p>Request ${requestId}</p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${reference}</html>`;
}
