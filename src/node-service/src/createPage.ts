import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type CheerioAPI, load } from 'cheerio';
import type { Document } from 'domhandler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonScript, NONCE, nonceOf, withHashes } from './contentSecurityPolicy';
import { type Encoding, hashOf, toBrotli } from './createFileStore';
import type { ResolvedConfig } from './resolveConfig';
import { acceptedEncodings, isKnown } from './sendFile';

const gzipAsync = promisify(gzip);

/** A page may be kept, but has to be asked for again each time. */
export const REVALIDATE = 'no-cache';

/**
 * Reads the page of an application once and returns what sends it: the same bytes for everybody, or, where
 * something in it belongs to one response (`injectHtml`, a nonce), a copy of the parsed page for each.
 */
export function createPage(config: ResolvedConfig & { indexPath: string }) {
  const { csp, environment, injectHtml } = config;
  const source = readFileSync(config.indexPath, 'utf8');
  const needsNonce = csp?.includes(NONCE) || source.includes(NONCE);
  // Nobody knows this mark: `{nonce}` in what a hook adds, which may come from a visitor, gets no nonce.
  const mark = randomBytes(16).toString('base64url');
  const page = load(source.replaceAll(NONCE, mark));
  insertEnvironment(page, environment.index, needsNonce ? mark : undefined);
  // Before any hook: only the scripts of the file and our own are allowed by their hashes.
  const policy = csp && withHashes(csp, page);

  if (!injectHtml && !needsNonce) {
    const html = Buffer.from(page.html());
    const compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
    const etag = hashOf(html);
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      setHeaders(reply, policy);
      const [encoding] = encodingsFor(config, request, html.length);
      const tag = encoding ? `"${etag}-${encoding}"` : `"${etag}"`;
      reply.header('etag', tag);
      if (isKnown(request, tag)) return reply.code(304).send();
      if (!encoding) return reply.send(html);
      compressed[encoding] ??= encoding === 'br' ? toBrotli(html) : gzipAsync(html);
      return reply.header('content-encoding', encoding).send(await compressed[encoding]);
    };
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // The root of a page is its document.
    const copy = injectHtml ? load(page.root().clone().get(0) as Document) : page;
    await injectHtml?.(copy, request, reply);
    const nonce = nonceOf(request);
    setHeaders(reply, policy?.replaceAll(NONCE, nonce));
    const html = Buffer.from(copy.html().replaceAll(mark, nonce));
    if (!needsNonce) {
      const tag = `"${hashOf(html)}"`;
      reply.header('etag', tag);
      if (isKnown(request, tag)) return reply.code(304).send();
    }
    const [encoding] = encodingsFor(config, request, html.length);
    if (!encoding) return reply.send(html);
    const body = await (encoding === 'br' ? toBrotli(html) : gzipAsync(html));
    return reply.header('content-encoding', encoding).send(body);
  };
}

function setHeaders(reply: FastifyReply, policy: string | undefined): void {
  // One address responds with a page or a 404, depending on these: a cache must know.
  reply.headers({
    'cache-control': REVALIDATE,
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept, accept-encoding, sec-fetch-dest',
    ...(policy && { 'content-security-policy': policy }),
  });
}

function encodingsFor({ gzip }: ResolvedConfig, request: FastifyRequest, size: number): Encoding[] {
  if (!gzip || size < gzip.threshold) return [];
  const encodings = acceptedEncodings(request.headers['accept-encoding']);
  return encodings.filter((encoding) => gzip.brotli || encoding !== 'br');
}

/** Before every other script: it is what they ask for. */
function insertEnvironment(page: CheerioAPI, index: number, nonce?: string): void {
  page('head').prepend(jsonScript('$$_e', index, nonce));
}
