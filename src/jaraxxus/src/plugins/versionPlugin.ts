import { createHash } from 'node:crypto';
import type { Plugin } from '../viteTypes';

const FILE = 'version.json';
const DEV = 'dev';

/**
 * Writes the version of a build into the page and to `version.json`. It is that of package.json and a hash of
 * the names of the built files, which hold hashes themselves: the same sources have the same version on every machine.
 *
 * @param packageVersion version of the project
 */
export function versionPlugin(packageVersion: string): Plugin {
  let version: string | undefined;
  return {
    name: 'jaraxxus:version',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, server }) {
        if (!server) {
          const names = Object.keys(bundle ?? {}).sort();
          const hash = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 8);
          version = `${packageVersion}+${hash}`;
        }
        const content = version ?? DEV;
        return [{ tag: 'meta', attrs: { name: 'app-version', content }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      // After the page is made.
      order: 'post',
      handler() {
        if (version === undefined) return;
        const source = `${JSON.stringify({ version })}\n`;
        this.emitFile({ type: 'asset', fileName: FILE, source });
        version = undefined;
      },
    },
    configureServer(server) {
      // Always the same version: an open page must not be told of a new one during development.
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?', 1)[0] !== `${server.config.base}${FILE}`) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ version: DEV }));
      });
    },
  };
}
