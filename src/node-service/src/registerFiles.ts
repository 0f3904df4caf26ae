import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsHtml } from './acceptsHtml';
import { createAssetTable } from './assetTable';
import { isHashedName } from './isHashedName';
import { parseRequestPath } from './requestPath';
import { sendError } from './sendError';
import type { ResolvedServiceConfig } from './types';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** May be stored, must be asked for again: the answer is a 304 while nothing has changed. */
const REVALIDATE = 'no-cache';

/**
 * Answers everything below `baseRouter`: first a file of the table, then the page for a URL without
 * an extension, else 404. Outside it, and for methods other than GET and HEAD, nothing is served.
 */
export function registerFiles(app: FastifyInstance, config: ResolvedServiceConfig): void {
  const { baseRouter, assetsPrefix, assetsDir, indexPath } = config;
  const assets = createAssetTable(assetsDir);
  const sendPage = createPage(indexPath);

  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    const url = request.raw.url ?? '/';
    const asset = assets.get(parseRequestPath(url, assetsPrefix)?.path ?? '');
    if (asset !== undefined && !url.split('?', 1)[0]?.endsWith('/')) {
      // The page is always sent as a page, under its own name too.
      if (asset.realPath === indexPath) return sendPage(request, reply);
      reply.header('cache-control', isHashedName(asset.name) ? IMMUTABLE : REVALIDATE);
      return reply.sendFile(asset.name, assetsDir, { cacheControl: false });
    }
    const target = parseRequestPath(url, baseRouter);
    const isPage = target !== undefined && !target.hasExtension;
    if (!isPage || !acceptsHtml(request.headers.accept)) return reply.callNotFound();
    return sendPage(request, reply);
  };
  for (const url of baseRouter === '' ? ['/*'] : [baseRouter, `${baseRouter}/*`]) {
    app.route({ method: ['GET', 'HEAD'], url, handler });
  }

  // Before the body is read: a form posted to a page is a 405 and not a quarrel about its media type.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return sendNotFound(request, reply, baseRouter);
  });
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, baseRouter));
}

function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  baseRouter: string,
): FastifyReply {
  const url = request.raw.url ?? '/';
  if (parseRequestPath(url, '')?.hasExtension) {
    return sendError(request, reply, 404, { asJson: true });
  }
  const isPage = parseRequestPath(url, baseRouter) !== undefined;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isPage || isRead) return sendError(request, reply, 404);
  return sendError(request, reply.header('allow', 'GET, HEAD'), 405);
}

/** Reads the page once and returns what sends it. */
function createPage(indexPath: string) {
  const html = readFileSync(indexPath);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    // One URL answers a page or a 404, depending on Accept: a cache must know.
    reply.headers({ 'cache-control': REVALIDATE, vary: 'accept', etag });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(html);
  };
}

/** `If-None-Match` is compared weakly: https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2 */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
