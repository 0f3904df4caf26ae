import path from 'node:path';
import { findPackage, importFrom } from './importFrom';
import type { DevServerConfig } from './types';
import type { ProxyOptions } from './viteTypes';

type NodeService = typeof import('@mtools/node-service');
type ViteProxy = Record<string, string | ProxyOptions>;

/** A proxy for Vite, and the file it came from. */
export interface ResolvedProxy {
  proxy: ViteProxy;
  /** Absolute path of `service.config.*`. */
  file?: string;
}

/**
 * Translates `devServer.proxy` for Vite, where a key that begins with `^` is a regular expression and any other
 * a mere beginning: `/api` would take `/apikeys` too.
 *
 * @param root folder of the project
 * @param mode name of the environment whose targets count, if the project has such a one
 */
export async function toViteProxy(
  proxy: DevServerConfig['proxy'],
  root: string,
  mode: string,
): Promise<ResolvedProxy> {
  if (proxy === 'service') return fromService(root, mode);
  const entries = Object.entries(proxy ?? {}).map(
    // The check of the options has let URLs and objects pass, which are what Vite takes.
    ([prefix, target]) => [toPattern(prefix), target as string | ProxyOptions] as const,
  );
  return { proxy: Object.fromEntries(entries) };
}

/** `^/api(?=[/?]|$)` */
function toPattern(prefix: string): string {
  if (prefix.startsWith('^') || prefix.endsWith('/')) return prefix;
  return `^${prefix.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=[/?]|$)`;
}

async function fromService(root: string, environment: string): Promise<ResolvedProxy> {
  const { loadProxy } = await loadService(root);
  const { rules, file } = await loadProxy(root, { environment });
  if (file === undefined) {
    throw new Error(
      `jaraxxus: devServer.proxy is 'service', but there is no service.config.{ts,js,mjs,cjs,json} in ${root}. Run \`npx node-service init\` to write one.`,
    );
  }
  const entries = rules.map((rule): [string, ProxyOptions] => [
    toPattern(rule.prefix),
    {
      target: rule.origin,
      changeOrigin: rule.changeOrigin,
      ws: rule.ws,
      headers: rule.headers,
      timeout: rule.timeout,
      proxyTimeout: rule.timeout,
      secure: rule.secure,
      xfwd: true,
      rewrite: rule.targetPath,
      bypass: (request, response) => {
        // As the service does. An upgrade has no response, and is refused by the target.
        if (rule.accepts(request.url ?? '') || !response) return undefined;
        response.statusCode = 400;
        response.end('400: the path must have no "..", empty or escaped parts.\n');
        return false;
      },
      configure: (server) => {
        server.on('proxyRes', ({ headers }) => {
          if (headers.location) headers.location = rule.ownLocation(headers.location);
        });
      },
    },
  ]);
  return { proxy: Object.fromEntries(entries), file };
}

async function loadService(root: string): Promise<NodeService> {
  const name = '@mtools/node-service';
  const { node } = process.versions;
  const needed = "devServer.proxy is 'service', which reads the proxy of node-service,";
  if (node.startsWith('18.')) {
    throw new Error(
      `jaraxxus: ${needed} and node-service needs Node.js 20.19 or later; this is ${node}. Use a newer Node.js, or list the prefixes in devServer.proxy.`,
    );
  }
  if (findPackage(root, name) === undefined) {
    throw new Error(
      `jaraxxus: ${needed} but ${name} is not installed in ${path.resolve(root)}. Run \`npm install ${name}\`.`,
    );
  }
  return importFrom<NodeService>(root, name);
}
