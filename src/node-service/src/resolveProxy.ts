import type { ServiceConfig } from './options';

/** Requests with a prefix, and where they go in this environment. */
export interface ResolvedProxy {
  /** `/api`, never with a trailing slash. */
  prefix: string;
  /** Origin of the target: `https://gateway.example.com`. */
  origin: string;
  /** What the prefix becomes: the path of the target, `''` for none. */
  rewritePrefix: string;
  rewrites: [from: string, to: string][];
  changeOrigin: boolean;
  ws: boolean;
  headers: Record<string, string>;
  timeout: number;
  secure: boolean;
}

/** `'x'`, `'/x'` and `'/x/'` become `'/x'`; `''` and `'/'` become `''`. */
export function normalizePrefix(prefix: string): string {
  const trimmed = prefix.replace(/^\/|\/$/g, '');
  return trimmed === '' ? '' : `/${trimmed}`;
}

/** The environments of a configuration, `dev` first. */
export function environmentsOf({ envList = ['test', 'pre', 'prd'] }: ServiceConfig): string[] {
  return ['dev', ...envList.filter((name) => name !== 'dev')];
}

/**
 * Says where each prefix goes in an environment.
 *
 * @throws Error when an item has no target for it, or two have the same prefix
 */
export function resolveProxy(
  items: NonNullable<ServiceConfig['proxy']>,
  environment: string,
): ResolvedProxy[] {
  const resolved = items.flatMap((item, index) => {
    const target = typeof item.target === 'string' ? item.target : item.target[environment];
    if (target === undefined) {
      const names = Object.keys(item.target).join(', ');
      throw new Error(
        `option "proxy[${index}].target" has no target for the environment ${environment}, only for ${names}.`,
      );
    }
    const url = new URL(target);
    const path = url.pathname.replace(/\/$/, '');
    return [item.context].flat().map((context): ResolvedProxy => {
      const prefix = normalizePrefix(context);
      const rewrites = typeof item.pathRewrite === 'object' ? item.pathRewrite : {};
      return {
        prefix,
        origin: url.origin,
        rewritePrefix: item.pathRewrite === false ? path + prefix : path,
        rewrites: Object.entries(rewrites).sort(([a], [b]) => b.length - a.length),
        changeOrigin: item.changeOrigin ?? true,
        ws: item.ws ?? false,
        headers: item.headers ?? {},
        timeout: item.timeout ?? 30_000,
        secure: item.secure ?? true,
      };
    });
  });
  const twice = resolved.find(
    ({ prefix }, index) => resolved.findIndex((other) => other.prefix === prefix) < index,
  );
  if (twice) throw new Error(`option "proxy" contains the context ${twice.prefix} twice.`);
  return resolved;
}
