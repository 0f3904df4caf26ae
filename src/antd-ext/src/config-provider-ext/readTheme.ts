import type { ThemeConfig } from 'antd';
import { warnOnce } from '../_internal/warnOnce';

/** The theme, if it is an object as antd takes it: the name of one belongs into `themeExt`. */
export function readTheme(theme: ThemeConfig | undefined): ThemeConfig | undefined {
  if (typeof theme !== 'string') return theme;
  if (process.env.NODE_ENV !== 'production') {
    const name = JSON.stringify(theme);
    warnOnce(
      `ConfigProviderExt ignores theme=${name}: theme takes an object with tokens, as in antd. To choose a named theme, use themeExt=${name}.`,
    );
  }
  return undefined;
}
