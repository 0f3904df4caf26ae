import type { ThemeConfig } from 'antd';
import type { ColorMode } from '../themes';
import { darkAlgorithm } from '../themes/darkAlgorithm';
import { useAntdConfig } from './useAntdConfig';

/** Whether a theme is drawn for a dark page. */
export function colorModeOf(theme: ThemeConfig | undefined): ColorMode {
  return [theme?.algorithm].flat().includes(darkAlgorithm) ? 'dark' : 'light';
}

/**
 * Says whether the page is dark here, as antd's own theme does: a plain `ConfigProvider` with `darkAlgorithm` may stand
 * between a provider of this library and the caller, and it tells nobody else.
 */
export function useColorMode(): ColorMode {
  return colorModeOf(useAntdConfig().theme);
}
