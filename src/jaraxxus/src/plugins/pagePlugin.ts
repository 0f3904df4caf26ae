import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isPageRequest } from '@mtools/node-utils/internal';
import type { Plugin } from '../viteTypes';

export interface PageOptions {
  /** Folder of the project, absolute. */
  root: string;
  /** The page, absolute. */
  indexPath: string;
  /** URL of the first module, such as `/src/index.tsx`. */
  entry: string;
  /** Folder of what was built, absolute. */
  outDir: string;
  /** Name of the configuration file, for messages. */
  configName: string;
}

/**
 * Makes Vite take the page from `indexPath`, wherever that is. Vite itself wants it at the root of
 * the project, writes one from `public/` to `dist/public/`, and copies it unprocessed on top. The servers
 * send the page to navigations alone: whatever else is not there is a 404, which says what to do.
 */
export function pagePlugin({ root, indexPath, entry, outDir, configName }: PageOptions): Plugin {
  const virtualPath = path.join(root, 'index.html').split(path.sep).join('/');
  const readPage = () => readFileSync(indexPath, 'utf8');

  return {
    name: 'jaraxxus:page',
    enforce: 'pre',
    resolveId: (id) => (id === virtualPath ? virtualPath : undefined),
    load(id) {
      if (id !== virtualPath) return undefined;
      this.addWatchFile(indexPath);
      return readPage();
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        hasScript(html, entry)
          ? []
          : [{ tag: 'script', attrs: { type: 'module', src: entry }, injectTo: 'body' }],
    },
    configureServer(server) {
      const { base } = server.config;
      // Before Vite looks into public/: the page there must not be sent as it stands.
      server.middlewares.use((request, _response, next) => {
        const [pathname] = (request.url ?? '').split('?', 1);
        if (pathname === '/index.html' || pathname === `${base}index.html`) request.url = base;
        next();
      });
      server.watcher.add(indexPath);
      server.watcher.on('change', (file) => {
        if (path.resolve(file) === indexPath) server.ws.send({ type: 'full-reload' });
      });
      // After Vite's own middlewares: what is left and asks for a page gets it.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (!asksForPage(request)) return notFound(request, response, configName);
          try {
            const url = request.originalUrl ?? base;
            sendPage(response, await server.transformIndexHtml('/index.html', readPage(), url));
          } catch (error) {
            next(error);
          }
        });
      };
    },
    configurePreviewServer(server) {
      const built = path.join(outDir, 'index.html');
      return () => {
        server.middlewares.use((request, response) => {
          if (!asksForPage(request) || !existsSync(built)) {
            return notFound(request, response, configName);
          }
          sendPage(response, readFileSync(built, 'utf8'));
        });
      };
    },
  };
}

function sendPage(response: ServerResponse, html: string): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('vary', 'Accept, Sec-Fetch-Dest');
  response.end(html);
}

function notFound(
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
  configName: string,
): void {
  const [pathname] = (request.originalUrl ?? request.url ?? '').split('?', 1);
  response.statusCode = 404;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.end(
    `404: nothing handles ${request.method} ${pathname}. To send it to a back end, add its prefix to devServer.proxy in ${configName}, or handle it in devServer.mock.\n`,
  );
}

/** Whether the page already loads the entry by itself. */
function hasScript(html: string, entry: string): boolean {
  const sources = [...html.matchAll(/<script\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi)];
  return sources.some(([, src = '']) => src.replace(/^(?:\.?\/)?/, '/') === entry);
}

function asksForPage({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && isPageRequest(headers);
}
