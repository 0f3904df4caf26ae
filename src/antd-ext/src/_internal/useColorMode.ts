import { theme as antdTheme, ConfigProvider, type ThemeConfig } from 'antd';
import { useContext } from 'react';
import type { ColorMode } from '../themes';

/** Whether a theme is drawn for a dark page. */
export function hasDarkAlgorithm(theme: ThemeConfig | undefined): boolean {
  return [theme?.algorithm].flat().includes(antdTheme.darkAlgorithm);
}

/**
 * Says whether the page is dark here, as antd's own theme does: a plain `ConfigProvider` with `darkAlgorithm` may stand
 * between a provider of this library and the caller, and it tells nobody else.
 */
export function useColorMode(): ColorMode {
  return hasDarkAlgorithm(useContext(ConfigProvider.ConfigContext).theme) ? 'dark' : 'light';
}
