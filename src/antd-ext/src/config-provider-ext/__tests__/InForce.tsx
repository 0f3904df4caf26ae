import { theme as antdTheme } from 'antd';
import { type ColorMode, getTheme, type ThemeExt } from '../../themes';
import { ConfigProviderExt } from '..';

/** Says which tokens are in force where it stands. */
export function Tokens() {
  const { token } = antdTheme.useToken();
  return `${token.colorPrimary} ${token.borderRadius}/${token.controlHeight} ${token.colorBgContainer}`;
}

/** What `Tokens` says below a named theme. */
export function tokensOf(name: ThemeExt, colorMode: ColorMode = 'light'): string {
  const token = antdTheme.getDesignToken(getTheme(name, colorMode));
  return `${token.colorPrimary} ${token.borderRadius}/${token.controlHeight} ${token.colorBgContainer}`;
}

/** Says what `useConfig` gives where it stands, after a word by which a test finds its own. */
export function InForce({ word }: { word?: string }) {
  const { themeExt, colorMode, prefixCls, locale } = ConfigProviderExt.useConfig();
  const said = [themeExt, colorMode, prefixCls, locale.locale];
  return [word, ...said].filter(Boolean).join(' ');
}
