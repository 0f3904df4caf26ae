'use client';

import type { ThemeConfig } from 'antd';
import { warnOnce } from '../_internal/warnOnce';
import { defaultTheme } from './default';
import { hermesTheme } from './hermes';
import type { ColorMode, ThemeExt, ThemeSet } from './types';
import { zeusTheme } from './zeus';

export type * from './types';

/** Every look by its name, with a light and a dark set each. */
export const themes: Record<ThemeExt, ThemeSet> = {
  default: defaultTheme,
  zeus: zeusTheme,
  hermes: hermesTheme,
};

/**
 * Says which look a name stands for.
 *
 * @param name A name of `themes`. Any other one gives `'default'` and one warning in development.
 */
export function resolveThemeName(name: ThemeExt): ThemeExt {
  const names = Object.keys(themes);
  if (names.includes(name)) return name;
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      `There is no theme '${name}', so the default look is used. The names are ${names.join(', ')}.`,
    );
  }
  return 'default';
}

/**
 * Says which color mode a value stands for.
 *
 * @param mode `'light'` or `'dark'`. Any other value gives `'light'` and one warning in development.
 */
export function resolveColorMode(mode: ColorMode): ColorMode {
  if (mode === 'light' || mode === 'dark') return mode;
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      `There is no colour mode '${mode}', so the light one is used. Pass 'light' or 'dark'.`,
    );
  }
  return 'light';
}

/**
 * Looks a theme up by its name.
 *
 * @param name `'zeus'`, `'hermes'` or `'default'`. Any other name gives the default theme and one warning in development.
 * @param colorMode `'light'` or `'dark'`; `'light'` when omitted.
 * @returns The same object on every call, for the `theme` of antd's `ConfigProvider`. Do not change it.
 * @example
 * ```tsx
 * import { getTheme } from '@mtools/antd-ext';
 * import { ConfigProvider } from 'antd';
 *
 * <ConfigProvider theme={getTheme('zeus', 'dark')}>…</ConfigProvider>;
 * ```
 */
export function getTheme(name: ThemeExt, colorMode: ColorMode = 'light'): ThemeConfig {
  return themes[resolveThemeName(name)][resolveColorMode(colorMode)];
}
