import { readFile } from 'node:fs/promises';
import type {} from '@fastify/compress';
import { isPageRequest } from '@mtools/node-utils/internal';
import { load } from 'cheerio';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NONCE, nonceOf, withHashes } from './contentSecurityPolicy';
import { createFileStore, type OpenFile } from './createFileStore';
import { createPage, REVALIDATE } from './createPage';
import { parseRequestPath } from './requestPath';
import type { ResolvedConfig } from './resolveConfig';
import { sendError } from './sendError';
import { sendFile } from './sendFile';

/** For files whose name changes with their content: a year, which is as long as for ever. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Responds to every GET and HEAD below `baseRouter` with a file, the page of the application, or a 404. */
export function registerFiles(app: FastifyInstance, config: ResolvedConfig): void {
  const { baseRouter, assetsPrefix, indexPath, isImmutable, isBelowImmutable, wellKnown } = config;
  const store = createFileStore(config);
  const sendPage = indexPath === undefined ? undefined : createPage({ ...config, indexPath });
  const setPolicy = createPolicies(config);

  /** The name of the file for a path: the path itself, or for a prerendered site the page of a folder. */
  const openFor = async (path: string, isFolder: boolean): Promise<OpenFile | undefined> => {
    const file = path === '' || isFolder ? undefined : await store.open(path);
    if (file || sendPage) return file;
    return store.open(path === '' ? 'index.html' : `${path}/index.html`);
  };

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = request.raw.url ?? '/';
    const below = parseRequestPath(url, assetsPrefix, { wellKnown });
    const file = below && (await openFor(below.path, below.isFolder));
    // The page of the application is always sent as a page, under its own name too.
    const isApplication = file && sendPage && file.realPath === indexPath;
    if (file && !isApplication) {
      const isPage = file.type.startsWith('text/html');
      if (isPage) await setPolicy(request, reply, file);
      const cacheControl = isImmutable(file.name) && !isPage ? IMMUTABLE : REVALIDATE;
      return sendFile(request, reply, store, file, cacheControl);
    }
    const target = parseRequestPath(url, baseRouter);
    const isMissingAsset = below !== undefined && isBelowImmutable(below.path);
    if (!sendPage || !target || isMissingAsset) return reply.callNotFound();
    // The root is an address of the page's file, which anybody may ask for.
    const isFile = isApplication || target.path === '';
    if (!isFile && !isPageRequest(request.headers)) return reply.callNotFound();
    setCookie(config, request, reply);
    return sendPage(request, reply);
  };
  for (const url of baseRouter === '' ? ['/*'] : [baseRouter, `${baseRouter}/*`]) {
    // What is compressed here is compressed once.
    app.route({ method: ['GET', 'HEAD'], url, handler, compress: false });
  }

  const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const url = request.raw.url ?? '/';
    const below = parseRequestPath(url, assetsPrefix);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = parseRequestPath(url, baseRouter) !== undefined && !hasEnding(below?.path);
    if (isPage && !isRead) return sendError(request, reply.header('allow', 'GET, HEAD'), 405);
    const isAsset = below !== undefined && isBelowImmutable(below.path);
    return sendError(request, reply, 404, { asJson: isAsset });
  };
  // Before the body is read: a form posted to a page is a 405 and not a quarrel about its media type.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return notFound(request, reply);
  });
  app.setNotFoundHandler(notFound);
}

const hasEnding = (path = '') => /.\.[^./]+$/.test(path);

/** Sets the policy of a page that is a file: its inline scripts are looked for once. */
function createPolicies({ csp }: ResolvedConfig) {
  const policies = new Map<string, string>();
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { hash, content, realPath }: OpenFile,
  ): Promise<void> => {
    if (!csp) return;
    let policy = policies.get(hash);
    if (policy === undefined) {
      policy = withHashes(csp, load(content ?? (await readFile(realPath))));
      policies.set(hash, policy);
    }
    // The bytes of a file are sent as they are, so nothing in it has this nonce; one that is known would allow all.
    reply.header('content-security-policy', policy.replaceAll(NONCE, nonceOf(request)));
  };
}

/** The cookie tells scripts the environment; what a client sends in it decides nothing. */
function setCookie(
  { useCookieEnv, environment, baseRouter }: ResolvedConfig,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): void {
  const cookie = `_e=${environment.index}`;
  const sent = headers.cookie?.split(';').map((part) => part.trim()) ?? [];
  if (!useCookieEnv || sent.includes(cookie)) return;
  reply.header('set-cookie', `${cookie}; Path=${baseRouter || '/'}; SameSite=Lax`);
}
