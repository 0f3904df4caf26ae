import { theme as antdTheme, ConfigProvider, type ThemeConfig } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { getTheme, resolveThemeName, type ThemeExt } from '../themes';
import { useColorMode } from './useColorMode';

interface ThemeVariablesProps {
  theme: ThemeExt;
  /** The class name which gets the theme. Nothing else on the page may have it. */
  className: string;
}

/**
 * Gives the theme of a named theme to an element which antd draws, by its class name: for notifications and dialogs opened
 * with a call, around which no provider can be put. antd's components inside have CSS variables of their own, so they
 * keep the theme around them.
 */
export function ThemeVariables({ theme, className }: ThemeVariablesProps): ReactNode {
  const themeExt = resolveThemeName(theme);
  const colorMode = useColorMode();
  const config = useMemo<ThemeConfig>(
    () => ({ ...getTheme(themeExt, colorMode), inherit: false, cssVar: { key: className } }),
    [themeExt, colorMode, className],
  );
  return (
    <ConfigProvider theme={config}>
      <Registration />
    </ConfigProvider>
  );
}

/** antd writes the variables of a theme as soon as somebody asks for its tokens. */
function Registration(): ReactNode {
  antdTheme.useToken();
  return null;
}
