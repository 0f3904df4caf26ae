'use client';

import type { ReactNode } from 'react';
import { Provider } from './ConfigProviderExt';
import { setStaticConfig } from './setStaticConfig';
import type { ConfigInForce, ConfigProviderExtProps, StaticConfig } from './types';
import { useConfig } from './useConfig';

/**
 * antd's `ConfigProvider` with named themes, a color mode and antd's `App`. Everything that antd's takes goes through.
 *
 * `config` sets the theme of antd's static methods; `useConfig` tells what is in force where it is called.
 *
 * @example
 * ```tsx
 * import { ConfigProviderExt } from '@mtools/antd-ext';
 *
 * <ConfigProviderExt themeExt="zeus" colorMode="dark">…</ConfigProviderExt>;
 * ```
 */
export const ConfigProviderExt: ((props: ConfigProviderExtProps) => ReactNode) & {
  displayName: string;
  /** Sets the theme of antd's static methods, before the first message; calls add up. */
  config: (change: StaticConfig) => void;
  /** What is in force where it is called; outside of any provider, the defaults of the library. */
  useConfig: () => ConfigInForce;
} = /* @__PURE__ */ Object.assign(Provider, {
  displayName: 'ConfigProviderExt',
  config: setStaticConfig,
  useConfig,
});

export type * from './types';
