import { type ColorMode, getTheme, type ThemeExt } from '@mtools/antd-ext';
import { ConfigProvider, type ConfigProviderProps, type ThemeConfig } from 'antd';
import { useMemo } from 'react';
import { ThemeExtContext } from '../../../../src/antd-ext/src/_internal/ThemeExtContext';
import type { LocaleId } from '../../../config/locales';
import { antdLocales } from './antdLocales';

interface NamedThemeProps extends Pick<ConfigProviderProps, 'direction' | 'wave' | 'children'> {
  name: ThemeExt;
  colorMode: ColorMode;
  locale: LocaleId;
  /** Laid over the tokens of the theme. It may be written inline; only a change of its values counts. */
  token?: { motion?: boolean; fontFamily?: string };
  /** Shared by all providers with the same theme, so that their tokens are written once. */
  cssVarKey?: string;
}

/**
 * A theme of the library for antd's components and the library's. What users write is `ConfigProviderExt`: its `App`
 * has antd's message, modal and notification, which would add 30 KiB to each page with a demo.
 */
export function NamedTheme(props: NamedThemeProps) {
  const {
    name,
    colorMode,
    locale,
    token: { motion, fontFamily } = {},
    cssVarKey,
    ...others
  } = props;
  const theme = useMemo<ThemeConfig>(() => {
    const named = getTheme(name, colorMode);
    const own = {
      ...(motion !== undefined && { motion }),
      ...(fontFamily !== undefined && { fontFamily }),
    };
    return {
      ...named,
      token: { ...named.token, ...own },
      ...(cssVarKey && { cssVar: { key: cssVarKey } }),
    };
  }, [name, colorMode, motion, fontFamily, cssVarKey]);
  return (
    <ThemeExtContext.Provider value={name}>
      <ConfigProvider locale={antdLocales[locale]} theme={theme} {...others} />
    </ThemeExtContext.Provider>
  );
}
