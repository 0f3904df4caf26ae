import { ConfigError } from './ConfigError';
import type { DevServerConfig, JaraxxusConfig } from './types';

interface Rule {
  test: (value: unknown) => boolean;
  /** What is allowed, as the end of "must be …". */
  allowed: string;
}
type Rules<Config> = Record<keyof Config, Rule>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isBoolean = (value: unknown) => typeof value === 'boolean';
/** Plain names with `/` between them: anything else could leave the output folder. */
const isSubfolder = (value: unknown) =>
  typeof value === 'string' && /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(value);
const isPublicPath = (value: unknown) =>
  typeof value === 'string' && /^(?:\/(?!\/)|\.\/$|https?:\/\/)/.test(value);
const isPort = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 65535;
const isProxy = (value: unknown) =>
  isObject(value) && Object.values(value).every((target) => isText(target) || isObject(target));

const FOLDER: Rule = { test: isText, allowed: 'the path of a folder' };

const CONFIG_RULES: Rules<JaraxxusConfig> = {
  entry: { test: isText, allowed: 'the path of a module' },
  srcDir: FOLDER,
  indexPath: { test: isText, allowed: 'the path of an HTML file' },
  publicPath: { test: isPublicPath, allowed: "a path such as '/mtools/', a URL, or './'" },
  assetsDir: { test: isSubfolder, allowed: "a folder name below outputDir, such as 'static'" },
  outputDir: FOLDER,
  devServer: { test: isObject, allowed: 'an object' },
  productionSourceMap: { test: isBoolean, allowed: 'true or false' },
  vite: {
    test: (value) => isObject(value) || typeof value === 'function',
    allowed: 'an object or a function',
  },
};

const DEV_SERVER_RULES: Rules<DevServerConfig> = {
  port: { test: isPort, allowed: 'an integer from 0 to 65535' },
  host: {
    test: (value) => isText(value) || isBoolean(value),
    allowed: 'an address, true or false',
  },
  open: { test: (value) => isText(value) || isBoolean(value), allowed: 'true, false or a path' },
  proxy: { test: isProxy, allowed: 'an object of path prefixes, each with a URL or an object' },
};

/**
 * Checks a configuration before anything else looks at it.
 * @param config what the file exports
 * @param file its path, for the message
 * @throws ConfigError for the first unknown key or value of the wrong kind
 */
export function checkConfig(config: unknown, file?: string): asserts config is JaraxxusConfig {
  if (!isObject(config)) throw new ConfigError('the configuration must be an object.', { file });
  checkKeys(config, CONFIG_RULES, '', file);
  if (isObject(config.devServer)) checkKeys(config.devServer, DEV_SERVER_RULES, 'devServer.', file);
}

function checkKeys(
  config: Record<string, unknown>,
  rules: Record<string, Rule>,
  prefix: string,
  file?: string,
): void {
  for (const [name, value] of Object.entries(config)) {
    const key = prefix + name;
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined) {
      const allowed = Object.keys(rules).map((known) => prefix + known);
      throw new ConfigError(`unknown key "${key}". Allowed keys: ${allowed.join(', ')}.`, {
        key,
        file,
      });
    }
    if (value !== undefined && !rule.test(value)) {
      throw new ConfigError(`"${key}" must be ${rule.allowed}; it is ${show(value)}.`, {
        key,
        file,
      });
    }
  }
}

function show(value: unknown): string {
  return typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value));
}
