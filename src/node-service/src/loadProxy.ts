import { ConfigError, inFile } from '@mtools/node-utils/internal';
import { loadConfigFile } from './loadConfigFile';
import { PROGRAM } from './program';
import { isPlain, ownLocation, targetPath } from './proxyPath';
import { environmentsOf, resolveProxy } from './resolveProxy';

/** Requests with a prefix, and where they go in one environment. */
export interface ProxyRule {
  /** Such as `/api`, without a trailing slash; matches whole segments, so not `/apix`. */
  prefix: string;
  /** Origin of the target: `https://gateway.example.com`. */
  origin: string;
  /** Whether to set the `Host` header to that of the target. */
  changeOrigin: boolean;
  /** Whether to proxy WebSocket connections. */
  ws: boolean;
  /** Headers added to each request. */
  headers: Record<string, string>;
  /** Timeout of the target, in milliseconds. */
  timeout: number;
  /** Whether to verify the certificate of an HTTPS target. */
  secure: boolean;
  /** Whether a URL may be passed on: no `..`, no empty part, no escaped separator. Others get 400. */
  accepts: (url: string) => boolean;
  /** The path and query with which a request goes to the target. */
  targetPath: (url: string) => string;
  /** The `Location` of a response, as the client has to see it. */
  ownLocation: (location: string) => string;
}

/** The proxy of a project in one environment. */
export interface LoadedProxy {
  /** The longest prefix first. */
  rules: ProxyRule[];
  /** Absolute path of the configuration file; none where there is no file. */
  file: string | undefined;
  /** Name of the environment. */
  environment: string;
}

/**
 * Reads the option `proxy` of a project's configuration file, so that a development server proxies the same
 * requests as the service. Nothing else has to be ready: there may be no build yet.
 *
 * @param cwd folder of the project
 * @param options.environment name of the environment; an unknown one means `dev`
 * @throws Error that names the file, if it cannot be loaded, contains an invalid option, or has no target
 * for the environment
 * @example
 * ```ts
 * import { loadProxy } from '@mtools/node-service';
 *
 * const { rules } = await loadProxy(process.cwd(), { environment: 'test' });
 * ```
 */
export async function loadProxy(
  cwd: string,
  { environment }: { environment?: string } = {},
): Promise<LoadedProxy> {
  const { config, file } = await loadConfigFile(cwd);
  const name = environmentsOf(config).find((known) => known === environment) ?? 'dev';
  const resolved = inFile(file, () => {
    try {
      return resolveProxy(config.proxy ?? [], name);
    } catch (error) {
      // It throws an Error with a sentence.
      throw new ConfigError([{ path: ['proxy'], message: (error as Error).message }], PROGRAM);
    }
  });
  const rules = resolved
    .sort((a, b) => b.prefix.length - a.prefix.length)
    .map((item): ProxyRule => {
      const { prefix, origin, changeOrigin, ws, headers, timeout, secure } = item;
      return {
        ...{ prefix, origin, changeOrigin, ws, headers, timeout, secure },
        accepts: isPlain,
        targetPath: (url) => targetPath(url, item),
        ownLocation: (location) => ownLocation(location, item),
      };
    });
  return { rules, file, environment: name };
}
