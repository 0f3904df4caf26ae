import { ConfigProvider, type ThemeConfig } from 'antd';
import { type ReactNode, useContext } from 'react';
import { resolveThemeName, type ThemeExt, themes } from '../themes';
import { ThemeExtContext } from './ThemeExtContext';
import { useAntdConfig } from './useAntdConfig';
import { colorModeOf } from './useColorMode';

interface ThemeScopeProps {
  /** The theme of everything inside; without one, the outer theme applies. */
  theme: ThemeExt | undefined;
  children: ReactNode;
}

/**
 * Applies a one-off theme to what is inside. Going from no theme to a theme and back mounts the children again;
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
  const { getPrefixCls, theme: outer } = useAntdConfig();
  const themeExt = resolveThemeName(theme);
  const mode = colorModeOf(outer);
  // Not by `useProviderTheme`, whose merging a single button would have to carry. Without `inherit: false` the tokens
  // of an outer theme would shine through wherever this one sets none. The context below is another each time, as
  // `cssVar` is, but below are the parts of one component.
  const config: ThemeConfig = {
    ...themes[themeExt][mode],
    // One set of CSS variables for all scopes with the same theme; antd would write one for each, 15 KB long.
    cssVar: { key: (outer?.cssVar?.prefix ?? getPrefixCls()) + themeExt + mode },
    inherit: false,
  };
  return (
    <ThemeExtContext.Provider value={themeExt}>
      <ConfigProvider theme={config}>{children}</ConfigProvider>
    </ThemeExtContext.Provider>
  );
}

interface ContainerThemeScopeProps {
  /** The theme of the container itself; without one, the outer theme applies. */
  theme: ThemeExt | undefined;
  /** Draws the container. `restore` gives back to the user's content the theme from around the container. */
  children: (restore: (content: ReactNode) => ReactNode) => ReactNode;
}

/**
 * Applies a one-off theme to a container, but not to what its user puts inside: antd hands a theme down to everything
 * below (https://github.com/ant-design/ant-design/issues/46440).
 *
 * @example
 * ```tsx
 * <ContainerThemeScope theme={theme}>
 *   {(restore) => <Drawer {...drawerProps}>{restore(children)}</Drawer>}
 * </ContainerThemeScope>;
 * ```
 */
export function ContainerThemeScope({ theme, children }: ContainerThemeScopeProps): ReactNode {
  const outerName = useContext(ThemeExtContext);
  const context = useAntdConfig();
  // With the key of the outer theme's CSS variables, so that its very variables are used.
  const outer: ThemeConfig = { ...context.theme, inherit: false };
  if (theme === undefined) return children((content) => content);
  // The outer context as well: the inner one is another each time the container is rendered, and so would be that of
  // all antd components of the content.
  const restore = (content: ReactNode) => (
    <ThemeExtContext.Provider value={outerName}>
      <ConfigProvider.ConfigContext.Provider value={context}>
        <ConfigProvider theme={outer}>{content}</ConfigProvider>
      </ConfigProvider.ConfigContext.Provider>
    </ThemeExtContext.Provider>
  );
  return <NamedThemeScope theme={theme}>{children(restore)}</NamedThemeScope>;
}
