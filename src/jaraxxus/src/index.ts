export { ConfigError } from '@mtools/node-utils/internal';
export { defineConfig, defineMock } from './defineConfig';
export { loadConfig } from './loadConfig';
export { resolveViteConfig } from './resolveViteConfig';
export type {
  BuildContext,
  ConfigFunction,
  CssConfig,
  DevServerConfig,
  JaraxxusConfig,
  LoadedConfig,
  MockHandler,
  ViteCustomizer,
} from './types';
