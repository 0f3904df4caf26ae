import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedServiceConfig, ServiceConfig } from './types';

const DEFAULT_PORT = 8080;

const isString = (value: unknown) => typeof value === 'string';
const isPath = (value: unknown) => typeof value === 'string' && value !== '';
const isPort = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 65535;
/** Letters, digits and marks which need no escaping: a prefix with others never matches a URL. */
const isUrlPath = (value: unknown) =>
  typeof value === 'string' && /^\/?(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?\/?$/.test(value);

const RULES: Record<keyof ServiceConfig, { test: (value: unknown) => boolean; allowed: string }> = {
  baseRouter: { test: isUrlPath, allowed: "a URL path such as '/mtools', or ''" },
  assetsDir: { test: isPath, allowed: 'the path of a folder' },
  assetsServiceDir: { test: isUrlPath, allowed: "a URL path such as '/' or '/assets'" },
  indexPath: { test: isPath, allowed: 'the path of an HTML file' },
  port: { test: isPort, allowed: 'an integer from 0 to 65535' },
  host: { test: (value) => isString(value) && value !== '', allowed: 'a host name or an address' },
  health: {
    test: (value) => value === false || (isUrlPath(value) && /^\/.*[^/]$/.test(String(value))),
    allowed: "a URL path such as '/health', or false",
  },
  logger: { test: (value) => typeof value === 'boolean', allowed: 'true or false' },
};

/**
 * Fills in the defaults and checks every option and both paths.
 * @param config what the user wrote
 * @param cwd folder from which relative paths start
 * @throws Error which names the option, what it may be, and for a path where it was looked for
 */
export function resolveConfig(config: ServiceConfig, cwd = process.cwd()): ResolvedServiceConfig {
  checkOptions(config);
  const baseRouter = normalizePrefix(config.baseRouter ?? '');
  return {
    baseRouter,
    assetsDir: findPath('assetsDir', config.assetsDir ?? 'dist', cwd, 'folder'),
    assetsPrefix: baseRouter + normalizePrefix(config.assetsServiceDir ?? '/'),
    indexPath: findPath('indexPath', config.indexPath ?? 'dist/index.html', cwd, 'file'),
    port: config.port ?? portFromEnv(),
    host: config.host ?? '0.0.0.0',
    health: config.health ?? '/health',
    logger: config.logger ?? true,
  };
}

/** @throws Error for a config which is no object, an unknown option, or a value of the wrong kind */
export function checkOptions(config: unknown): asserts config is ServiceConfig {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) {
    throw new Error('node-service: the configuration must be an object.');
  }
  for (const [option, value] of Object.entries(config)) {
    if (!Object.hasOwn(RULES, option)) {
      throw new Error(
        `node-service: unknown option "${option}". Allowed options: ${Object.keys(RULES).join(', ')}.`,
      );
    }
    const rule = RULES[option as keyof ServiceConfig]; // hasOwn above has shown that it is a key
    if (value !== undefined && !rule.test(value)) {
      throw new Error(
        `node-service: option "${option}" must be ${rule.allowed}; it is ${JSON.stringify(value)}.`,
      );
    }
  }
}

/** `'x'`, `'/x'` and `'/x/'` become `'/x'`; `''` and `'/'` become `''`. */
function normalizePrefix(prefix: string): string {
  const trimmed = prefix.replace(/^\/|\/$/g, '');
  return trimmed === '' ? '' : `/${trimmed}`;
}

function portFromEnv(): number {
  const text = process.env.PORT;
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!isPort(port)) {
    throw new Error(
      `node-service: the environment variable PORT must be an integer from 0 to 65535; it is ${JSON.stringify(text)}.`,
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
    `node-service: option "${option}" is "${given}", but there is no such ${kind}. Looked for: ${candidates.join(', ')}. Build the application first, or correct the option.`,
  );
}
