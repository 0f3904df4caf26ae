import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, PROGRAM, withoutWrong } from './checkOptions';
import { checkTargets } from './checkTargets';
import { checkLogFile } from './createLogFile';
import type { ServiceConfig } from './options';
import { environmentsOf, normalizePrefix, type ResolvedProxy, resolveProxy } from './resolveProxy';
import { wildcard } from './wildcard';

const KIB = 1024;

/** The configuration after defaults, checks and normalisation. */
export interface ResolvedConfig
  extends Pick<
    ServiceConfig,
    'apis' | 'middlewares' | 'injectHtml' | 'trustProxy' | 'requestTimeout' | 'bodyLimit'
  > {
  /** `''` or `/x`, never with a trailing slash. */
  baseRouter: string;
  /** Absolute path of an existing folder, symbolic links resolved. */
  assetsDir: string;
  /** `baseRouter` and `assetsServiceDir` together: `''` or `/x`, never with a trailing slash. */
  assetsPrefix: string;
  /** Absolute path of the page, symbolic links resolved; none for a prerendered site. */
  indexPath: string | undefined;
  /** Whether the file of a name never changes. */
  isImmutable: (name: string) => boolean;
  /** Whether a path lies in a folder of such files. */
  isBelowImmutable: (path: string) => boolean;
  environment: { name: string; index: number };
  useCookieEnv: boolean;
  proxy: ResolvedProxy[];
  csp: string | undefined;
  headers: Record<string, string>;
  gzip: { threshold: number; exclude: ((path: string) => boolean)[]; brotli: boolean } | undefined;
  /** Text of each page for errors. */
  errorPages: Partial<Record<403 | 404 | 500, string>>;
  health: string | false;
  logger: { category: 'console' | 'file'; level: string; file: LogFile } | undefined;
  shutdownDelay: number;
  shutdownTimeout: number;
  symlinks: boolean;
  wellKnown: boolean;
  sourceMaps: boolean;
  port: number;
  host: string;
}

export interface LogFile {
  filename: string;
  maxSize: string;
  backups: number;
}

/**
 * Fills in the defaults and checks every option, the paths and the environment.
 *
 * @param written what the user wrote
 * @param cwd folder from which relative paths start
 * @param options.isWholeProxyChecked whether the proxy needs a target for every environment, not for this one alone
 * @throws {ConfigError} with everything that is wrong
 */
export function resolveConfig(
  written: ServiceConfig,
  cwd = process.cwd(),
  { isWholeProxyChecked = false }: { isWholeProxyChecked?: boolean } = {},
): ResolvedConfig {
  const { config, problems, isSound } = withoutWrong(written);
  /** What a part of the configuration comes to, or a problem more; nothing is said twice of an option. */
  const attempt = <Value>(option: string, resolve: () => Value): Value | undefined => {
    const [name = '', ...keys] = option.split('.');
    if (!isSound(name)) return undefined;
    try {
      return resolve();
    } catch (error) {
      // Everything below throws an Error with a sentence.
      problems.push({ path: [name, ...keys], message: (error as Error).message });
      return undefined;
    }
  };

  const baseRouter = normalizePrefix(config.baseRouter ?? '');
  const environment = isSound('envList')
    ? attempt('DEPLOY_ENV', () => currentEnvironment(config))
    : undefined;
  const assetsDir = attempt('assetsDir', () =>
    findPath('assetsDir', config.assetsDir ?? 'dist', cwd, 'folder'),
  );
  const needsPage = config.fallback !== false;
  const indexPath = needsPage
    ? attempt('indexPath', () =>
        findPath('indexPath', config.indexPath ?? 'dist/index.html', cwd, 'file'),
      )
    : undefined;
  const errorPages = Object.fromEntries(
    Object.entries(config.errorPages ?? {}).map(([status, file]) => [
      status,
      attempt('errorPages', () =>
        readFileSync(findPath(`errorPages.${status}`, file, cwd, 'file'), 'utf8'),
      ),
    ]),
  );
  const names = environmentsOf(config);
  if (isSound('envList') && isSound('proxy')) {
    const wanted = isWholeProxyChecked ? names : [];
    problems.push(...checkTargets(config.proxy ?? [], names, wanted));
  }
  const isMissingTold = problems.some(({ path: [option] }) => option === 'proxy');
  const proxy =
    environment && !isMissingTold
      ? attempt('proxy', () => resolveProxy(config.proxy ?? [], environment.name))
      : [];
  const port = attempt('port', () => config.port ?? portFromEnv());
  const { gzip = true, logger: log = true } = config;
  const logger = log ? resolveLogger(log === true ? {} : log, cwd) : undefined;
  if (logger?.category === 'file') {
    attempt('logger.file.filename', () => checkLogFile(logger.file.filename));
  }
  if (!environment || !assetsDir || !proxy || port === undefined || problems.length > 0) {
    throw new ConfigError(problems, PROGRAM);
  }
  return {
    apis: config.apis,
    middlewares: config.middlewares,
    injectHtml: config.injectHtml,
    trustProxy: config.trustProxy,
    bodyLimit: config.bodyLimit ?? KIB * KIB,
    requestTimeout: config.requestTimeout ?? 30_000,
    shutdownDelay: config.shutdownDelay ?? 0,
    shutdownTimeout: config.shutdownTimeout ?? 10_000,
    baseRouter,
    assetsDir,
    assetsPrefix: baseRouter + normalizePrefix(config.assetsServiceDir ?? '/'),
    indexPath,
    ...resolveImmutable(config.immutable ?? ['static', 'assets']),
    environment,
    useCookieEnv: config.useCookieEnv ?? true,
    proxy,
    csp: toHeader(config.CSP),
    headers: Object.fromEntries(
      Object.entries(config.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    gzip: gzip ? resolveGzip(gzip === true ? {} : gzip) : undefined,
    errorPages,
    health: config.health ?? '/health',
    logger,
    symlinks: config.symlinks ?? false,
    wellKnown: config.wellKnown ?? false,
    sourceMaps: config.sourceMaps ?? false,
    port,
    host: config.host ?? '0.0.0.0',
  };
}

function currentEnvironment(config: ServiceConfig): ResolvedConfig['environment'] {
  const { DEPLOY_ENV = 'DEPLOY_ENV' } = config;
  const names = environmentsOf(config);
  const name = process.env[DEPLOY_ENV] || 'dev';
  const index = names.indexOf(name);
  if (index === -1) {
    throw new Error(
      `the environment variable ${DEPLOY_ENV} must be one of ${names.join(', ')}; it is ${JSON.stringify(name)}.`,
    );
  }
  return { name, index };
}

function resolveGzip({
  threshold = KIB,
  exclude = [],
  brotli = true,
}: Exclude<NonNullable<ServiceConfig['gzip']>, boolean>): NonNullable<ResolvedConfig['gzip']> {
  return { threshold, exclude: exclude.map(wildcard), brotli };
}

function resolveImmutable(
  patterns: string[],
): Pick<ResolvedConfig, 'isImmutable' | 'isBelowImmutable'> {
  const all = patterns.map(wildcard);
  const folders = patterns.filter((pattern) => !pattern.includes('*')).map(wildcard);
  return {
    isImmutable: (name) => all.some((isMatch) => isMatch(name)),
    isBelowImmutable: (path) => folders.some((isMatch) => isMatch(path)),
  };
}

/** The header of a string or of directives: `{ 'default-src': ["'self'"] }`. */
function toHeader(csp: ServiceConfig['CSP']): string | undefined {
  if (!csp) return undefined;
  if (typeof csp === 'string') return csp;
  return Object.entries(csp)
    .map(([directive, sources]) => [directive, sources].flat().join(' ').trim())
    .join('; ');
}

function resolveLogger(
  logger: Exclude<NonNullable<ServiceConfig['logger']>, boolean>,
  cwd: string,
): NonNullable<ResolvedConfig['logger']> {
  const { filename = 'logs/service.log', maxSize = '100m', backups = 10 } = logger.file ?? {};
  return {
    category: logger.category ?? 'console',
    level: logger.level ?? 'info',
    file: { filename: path.resolve(cwd, filename), maxSize, backups },
  };
}

function portFromEnv(): number {
  const text = process.env.PORT;
  if (text === undefined || text === '') return 8080;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `the environment variable PORT must be an integer from 0 to 65535; it is ${JSON.stringify(text)}.`,
    );
  }
  return port;
}

function findPath(option: string, given: string, cwd: string, kind: 'folder' | 'file'): string {
  const candidates = [path.join(cwd, given)];
  if (path.isAbsolute(given)) candidates.push(given);
  for (const candidate of candidates) {
    const stats = statSync(candidate, { throwIfNoEntry: false });
    if (kind === 'folder' ? stats?.isDirectory() : stats?.isFile()) return realpathSync(candidate);
  }
  throw new Error(
    `option "${option}" is "${given}", but there is no such ${kind}. Looked for: ${candidates.join(', ')}. Build the application first, or correct the option.`,
  );
}
