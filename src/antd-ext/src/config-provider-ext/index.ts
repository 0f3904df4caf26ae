'use client';

import { Provider } from './ConfigProviderExt';
import { setStaticConfig } from './setStaticConfig';
import { useConfig } from './useConfig';

/**
 * antd's `ConfigProvider` with named themes, a colour mode and antd's `App`. Everything that antd's takes goes through.
 *
 * `config` sets the look of antd's static methods; `useConfig` tells what is in force where it is called.
 *
 * @example
 * ```tsx
 * import { ConfigProviderExt } from '@mtools/antd-ext';
 *
 * <ConfigProviderExt themeExt="zeus" colorMode="dark">…</ConfigProviderExt>;
 * ```
 */
export const ConfigProviderExt = /* @__PURE__ */ Object.assign(Provider, {
  displayName: 'ConfigProviderExt',
  config: setStaticConfig,
  useConfig,
});

export type {
  ConfigInForce,
  ConfigProviderExtOwnProps,
  ConfigProviderExtProps,
  StaticConfig,
} from './types';
