import type { BuildContext, JaraxxusConfig } from './types';
import type { UserConfig } from './viteTypes';

type Fields = Record<string, unknown>;
/** Vite's own `mergeConfig`. */
export type MergeVite = (base: UserConfig, own: UserConfig) => UserConfig;

/**
 * Puts a configuration on top of a preset: objects are merged key by key, anything else is replaced. Of `vite` both
 * apply, that of the preset first.
 */
export function mergeConfigs(
  preset: JaraxxusConfig,
  config: JaraxxusConfig,
  mergeConfig: MergeVite,
): JaraxxusConfig {
  const { vite: before, ...base } = preset;
  const { vite: after, ...own } = config;
  const merged: JaraxxusConfig = merge(base, own);
  const vite =
    before === undefined ? after : after === undefined ? before : chain(before, after, mergeConfig);
  return vite === undefined ? merged : { ...merged, vite };
}

function merge(base: Fields, own: Fields): Fields {
  const result: Fields = { ...base };
  for (const [key, value] of Object.entries(own)) {
    if (value === undefined) continue;
    const below = result[key];
    result[key] = isPlain(below) && isPlain(value) ? merge(below, value) : value;
  }
  return result;
}

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Vite = NonNullable<JaraxxusConfig['vite']>;

/** Applies `vite` of a preset, then that of the configuration. */
function chain(before: Vite, after: Vite, mergeConfig: MergeVite): Vite {
  return async (config, context) => {
    const changed = await applyVite(config, before, context, mergeConfig);
    return applyVite(changed, after, context, mergeConfig);
  };
}

/** Applies the option `vite`: a function returns the whole configuration, an object is merged in. */
export async function applyVite(
  config: UserConfig,
  vite: JaraxxusConfig['vite'],
  context: BuildContext,
  mergeConfig: MergeVite,
): Promise<UserConfig> {
  return typeof vite === 'function' ? vite(config, context) : mergeConfig(config, vite ?? {});
}
