import { ConfigProvider } from 'antd';
import { useContext } from 'react';
import { type ColorMode, hasDarkAlgorithm } from '../themes';

/**
 * Says whether the page is dark here, as antd's own theme does: a plain `ConfigProvider` with `darkAlgorithm` may stand
 * between a provider of this library and the caller, and it tells nobody else.
 */
export function useColorMode(): ColorMode {
  const { theme } = useContext(ConfigProvider.ConfigContext);
  return theme && hasDarkAlgorithm(theme) ? 'dark' : 'light';
}
