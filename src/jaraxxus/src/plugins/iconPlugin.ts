import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '../viteTypes';

/** Looked for in `public/`, in this order. */
const ICONS = ['favicon.svg', 'favicon.ico', 'favicon.png'];
const EMPTY = 'favicon.svg';
// A file, because a data URL is refused under a content security policy without `img-src data:`.
const EMPTY_ICON = '<svg xmlns="http://www.w3.org/2000/svg"/>\n';

/**
 * Gives a page without an icon a link to that of `public/`, or to an empty one: browsers ask every page for
 * `/favicon.ico` otherwise, and log its 404.
 */
export function iconPlugin(publicDir: string): Plugin {
  const own = ICONS.find((name) => existsSync(path.join(publicDir, name)));
  let base = '/';
  let needsEmpty = false;
  return {
    name: 'jaraxxus:icon',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      // After Vite, which would look for the file in the project.
      order: 'post',
      handler(html) {
        if (/<link\b[^>]*\srel\s*=\s*["']?[^"'>]*\bicon\b/i.test(html)) return [];
        needsEmpty = own === undefined;
        return [
          {
            tag: 'link',
            attrs: { rel: 'icon', href: `${base}${own ?? EMPTY}` },
            injectTo: 'head',
          },
        ];
      },
    },
    generateBundle: {
      // After the page is made.
      order: 'post',
      handler() {
        if (!needsEmpty) return;
        this.emitFile({ type: 'asset', fileName: EMPTY, source: EMPTY_ICON });
        needsEmpty = false;
      },
    },
    configureServer(server) {
      if (own !== undefined) return;
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?', 1)[0] !== `${server.config.base}${EMPTY}`) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(EMPTY_ICON);
      });
    },
  };
}
