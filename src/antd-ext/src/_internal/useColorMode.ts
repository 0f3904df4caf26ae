import { ConfigProvider } from 'antd';
import { useContext } from 'react';
import { type ColorMode, hasDarkAlgorithm } from '../themes';
import { ThemeExtContext } from './ThemeExtContext';

/**
 * Says whether the page is dark here. antd's own theme knows best: a plain `ConfigProvider` with `darkAlgorithm` may
 * stand between a provider of this library and the caller, and it tells nobody else.
 */
export function useColorMode(): ColorMode {
  const scope = useContext(ThemeExtContext);
  const { theme } = useContext(ConfigProvider.ConfigContext);
  if (theme) return hasDarkAlgorithm(theme) ? 'dark' : 'light';
  return scope?.colorMode ?? 'light';
}
