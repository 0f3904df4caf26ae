export { ConfigError } from './ConfigError';
export { defineConfig } from './defineConfig';
export { loadConfig } from './loadConfig';
export { resolveViteConfig } from './resolveViteConfig';
export type {
  BuildContext,
  DevServerConfig,
  JaraxxusConfig,
  LoadedConfig,
  ViteCustomizer,
} from './types';
