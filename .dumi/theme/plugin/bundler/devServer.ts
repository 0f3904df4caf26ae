import path from 'node:path';
import type { Compiler, Stats } from '@rspack/core';
import type { IApi } from 'dumi';
import { logger, winPath } from 'dumi/plugin-utils';
import { base } from '../../../config/site';
import { makeMiddlewares, withoutStatusPage } from '../dumi-patches/umi-middlewares';
import { type BundlerOptions, createConfig } from './createConfig';
import { errorsOf, formatErrors } from './formatErrors';
import { createProgress } from './progress';
import { requireFromUmi } from './requireFromUmi';
import { restartOnChange } from './restartOnChange';
import { setStatus } from './setStatus';
import { noteServer } from './singleServer';
import { createStatusPage } from './statusPage';

/**
 * Serves the site while it is written. What a reader would load later is compiled when it is asked for, and
 * what is edited is replaced in the open page.
 */
export async function startDevServer(api: IApi, options: BundlerOptions): Promise<void> {
  const { rspack, lazyCompilationMiddleware } = await import('@rspack/core');
  const { RspackDevServer } = await import('@rspack/dev-server');
  const { ReactRefreshRspackPlugin } = await import('@rspack/plugin-react-refresh');

  const progress = createProgress();
  const config = await createConfig(api, options, 'browser');
  config.infrastructureLogging = { level: 'warn' };
  config.lazyCompilation = { imports: true, entries: false };
  config.plugins?.push(
    // A page is a component, too.
    new ReactRefreshRspackPlugin({ test: /\.([cm]?[jt]s|[jt]sx|md)$/, resourceQuery: /^$/ }),
    new rspack.ProgressPlugin((share, step) => progress.update(share, step)),
  );
  const compiler = rspack(config);
  formatErrors(compiler);
  follow(compiler, { api, options, progress });

  const server = new RspackDevServer(
    {
      port: options.port,
      hot: true,
      static: false,
      setupExitSignals: false,
      // What is thrown while a page runs is told by the theme's error boundaries.
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      devMiddleware: { publicPath: base, stats: 'none' },
      // The middlewares of umi and of our plugins are written for it.
      app: async () => requireFromUmi('@umijs/bundler-utils/compiled/express')(),
      setupMiddlewares: (middlewares) => [
        lazyCompilationMiddleware(compiler),
        createStatusPage(progress.progress),
        ...withoutStatusPage(options.beforeMiddlewares),
        ...middlewares,
        setStatus(api),
        ...makeMiddlewares(options.afterMiddlewares, compiler),
      ],
    },
    compiler,
  );
  await server.start();
  noteServer(api, options.port);
  survive();
  restartOnChange(api, (message) => {
    server.sendMessage(server.webSocketServer?.clients ?? [], 'errors', [{ message }]);
  });
  logger.ready(`The site is at http://localhost:${options.port}${base}`);
}

/** A mistake in a file that a plugin reads while the server runs is told, and ends nothing. */
function survive(): void {
  const tell = (error: unknown) =>
    logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.on('uncaughtException', tell);
  process.on('unhandledRejection', tell);
}

interface Followers {
  api: IApi;
  options: BundlerOptions;
  progress: ReturnType<typeof createProgress>;
}

/** Tells the terminal and the plugins how each compilation goes. What a reader asks for is compiled in silence. */
function follow(compiler: Compiler, { api, options, progress }: Followers): void {
  let isFirstCompile = true;
  let what: string | undefined;
  compiler.hooks.watchRun.tap('mtools', ({ modifiedFiles, removedFiles }) => {
    const edited = [...(modifiedFiles ?? []), ...(removedFiles ?? [])];
    what = isFirstCompile ? 'the site' : nameOf(edited, api);
    progress.start(what);
  });
  compiler.hooks.done.tap('mtools', (stats: Stats) => {
    const time = (stats.endTime ?? 0) - (stats.startTime ?? 0);
    progress.finish(what && `Compiled ${what} in ${(time / 1000).toFixed(1)} s`);
    for (const error of errorsOf(stats)) logger.error(error);
    options.onDevCompileDone({ stats, isFirstCompile, time });
    isFirstCompile = false;
  });
}

/** The edited file, or the first of several; nothing where only generated files have changed. */
function nameOf(files: readonly string[], { cwd, paths }: IApi): string | undefined {
  const edited = files.filter((file) => !file.startsWith(paths.absTmpPath) && path.extname(file));
  const [first] = edited;
  if (!first) return undefined;
  const name = winPath(path.relative(cwd, first));
  return edited.length > 1 ? `${name} and ${edited.length - 1} more` : name;
}
