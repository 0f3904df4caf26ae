import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkOptions } from './resolveConfig';
import type { ServiceConfig } from './types';

/** Looked for in this order; the first one wins. */
const CONFIG_FILES = ['js', 'cjs', 'mjs', 'json'].map((extension) => `service.config.${extension}`);

/**
 * Loads the configuration file of a project.
 * @param cwd folder of the project
 * @param file path given by the user, relative to `cwd`; without one the usual names are tried
 * @returns the configuration, `{}` when there is no file and none was asked for
 * @throws Error which names the file, when it is missing, cannot be loaded, or holds a wrong option
 */
export async function loadConfigFile(cwd: string, file?: string): Promise<ServiceConfig> {
  const name = file ?? CONFIG_FILES.find((candidate) => existsSync(path.join(cwd, candidate)));
  if (name === undefined) return {};
  const fullPath = path.resolve(cwd, name);
  if (!existsSync(fullPath)) throw new Error(`node-service: there is no file ${fullPath}.`);
  const extension = path.extname(fullPath);
  if (!CONFIG_FILES.includes(`service.config${extension}`)) {
    throw new Error(`${fullPath}: a configuration file ends in .js, .cjs, .mjs or .json.`);
  }
  try {
    const config = extension === '.json' ? readJson(fullPath) : await importDefault(fullPath);
    checkOptions(config);
    return config;
  } catch (error) {
    throw new Error(`${fullPath}: ${messageOf(error)}`, { cause: error });
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function importDefault(file: string): Promise<unknown> {
  const loaded: { default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const exported = loaded.default ?? {};
  // `exports.default = …` of a CommonJS file arrives one level deeper.
  if (typeof exported === 'object' && '__esModule' in exported && 'default' in exported) {
    return exported.default;
  }
  return exported;
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
