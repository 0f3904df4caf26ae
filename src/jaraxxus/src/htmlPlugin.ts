import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Plugin } from './viteTypes';

/**
 * Makes Vite take the page from `indexPath`, wherever that is. Vite itself wants it at the root of
 * the project, writes one from `public/` to `dist/public/`, and copies it unprocessed on top.
 * @param options.root folder of the project, absolute
 * @param options.indexPath the page, absolute
 * @param options.entry URL of the first module, such as `/src/index.tsx`
 */
export function htmlPlugin(options: { root: string; indexPath: string; entry: string }): Plugin {
  const { root, indexPath, entry } = options;
  const virtualPath = path.join(root, 'index.html').split(path.sep).join('/');
  const readPage = () => readFileSync(indexPath, 'utf8');

  return {
    name: 'jaraxxus:html',
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
          if (!isPageRequest(request)) return next();
          try {
            const url = request.originalUrl ?? base;
            const html = await server.transformIndexHtml('/index.html', readPage(), url);
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.setHeader('cache-control', 'no-cache');
            response.end(html);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

/** Whether the page already loads the entry by itself. */
function hasScript(html: string, entry: string): boolean {
  const sources = [...html.matchAll(/<script\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi)];
  return sources.some(([, src = '']) => src.replace(/^(?:\.?\/)?/, '/') === entry);
}

function isPageRequest(request: IncomingMessage): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [pathname = ''] = (request.url ?? '').split('?', 1);
  const accept = request.headers.accept ?? '*/*';
  // A script that is not there must be a 404: as a page it would be a puzzling syntax error.
  return !/\.[^/]+$/.test(pathname) && /text\/html|\*\/\*/.test(accept);
}
