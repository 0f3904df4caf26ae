import { theme as antdTheme, ConfigProvider, type ThemeConfig } from 'antd';
import { type ReactNode, useContext, useMemo } from 'react';
import { type ColorMode, getTheme, resolveThemeName, type ThemeExt } from '../themes';
import { ThemeExtContext } from './ThemeExtContext';

interface ThemeScopeProps {
  /** The look of everything inside; without one the outer look stays. */
  theme: ThemeExt | undefined;
  children: ReactNode;
}

/**
 * Applies a one-off theme to what is inside. Going from no theme to a theme and back mounts the children anew;
 * going from one theme to another does not.
 */
export function ThemeScope({ theme, children }: ThemeScopeProps): ReactNode {
  return theme === undefined ? (
    children
  ) : (
    <NamedThemeScope theme={theme}>{children}</NamedThemeScope>
  );
}

function NamedThemeScope({ theme, children }: { theme: ThemeExt; children: ReactNode }): ReactNode {
  const themeExt = resolveThemeName(theme);
  const colorMode = useColorMode();
  const scope = useMemo(() => ({ themeExt, colorMode }), [themeExt, colorMode]);
  // Without `inherit: false` the tokens of an outer theme would shine through wherever this one sets none,
  // and 'default', which sets none, would change nothing.
  const config = useMemo<ThemeConfig>(
    () => ({ ...getTheme(themeExt, colorMode), inherit: false }),
    [themeExt, colorMode],
  );
  return (
    <ThemeExtContext.Provider value={scope}>
      <ConfigProvider theme={config}>{children}</ConfigProvider>
    </ThemeExtContext.Provider>
  );
}

/** Below a plain antd `ConfigProvider` its algorithm tells whether the page is dark. */
function useColorMode(): ColorMode {
  const scope = useContext(ThemeExtContext);
  const { theme } = useContext(ConfigProvider.ConfigContext);
  if (scope) return scope.colorMode;
  return [theme?.algorithm].flat().includes(antdTheme.darkAlgorithm) ? 'dark' : 'light';
}
