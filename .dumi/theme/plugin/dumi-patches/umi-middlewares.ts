import type { Middleware } from '../bundler/createConfig';
import { mustFind } from './mustFind';

/** Stands in umi's middleware for the page that is shown until the first compilation is done. */
const STATUS_PAGE = 'bundle-status';
/** umi's own convention: a function with this text makes the middleware. */
const FACTORY = '{ compiler }';

/**
 * What: takes the middleware of umi's status page out of the development server's.
 * Why: it waits for webpack; bundler/statusPage.ts shows how far Rspack is.
 * Upstream: umi knows no other bundler there.
 * Without it: umi's page would stay for ever.
 */
export function withoutStatusPage(middlewares: readonly Middleware[]): Middleware[] {
  const kept = middlewares.filter((middleware) => !`${middleware}`.includes(STATUS_PAGE));
  mustFind(kept.length < middlewares.length, 'umi-middlewares', `\`${STATUS_PAGE}\``);
  return kept;
}

/** Makes the middlewares that umi leaves to the bundler to make, of which that of the routes is one. */
export function makeMiddlewares(
  middlewares: readonly Middleware[],
  compiler: unknown,
): Middleware[] {
  const isFactory = (middleware: Middleware) => `${middleware}`.includes(FACTORY);
  mustFind(middlewares.some(isFactory), 'umi-middlewares', `\`${FACTORY}\``);
  return middlewares.map((middleware) =>
    isFactory(middleware) ? middleware({ compiler }) : middleware,
  );
}
