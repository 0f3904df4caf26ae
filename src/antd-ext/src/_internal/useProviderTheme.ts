import { theme as antdTheme, type ThemeConfig } from 'antd';
import { useContext, useMemo } from 'react';
import {
  type ColorMode,
  getTheme,
  resolveColorMode,
  resolveThemeName,
  type ThemeExt,
} from '../themes';
import { makeWay } from '../themes/makeWay';
import { mergeThemes, overridesOf } from '../themes/mergeThemes';
import { ThemeExtContext } from './ThemeExtContext';
import { useAntdConfig } from './useAntdConfig';
import { colorModeOf, useColorMode } from './useColorMode';
import { useStableValue } from './useStableValue';

interface ProviderTheme {
  /** For `ThemeExtContext`. */
  themeExt: ThemeExt;
  /**
   * For the `theme` of antd's `ConfigProvider`. Always an object: antd wraps its content only when there is one, so
   * everything below would be mounted again when a theme comes or goes.
   */
  theme: ThemeConfig;
}

/**
 * Works out the theme below a provider from what it was told and what is around it. A named theme starts again, a
 * change of color mode keeps the overrides from outside, and a `theme` alone is laid over the outer one.
 */
export function useProviderTheme(options: {
  themeExt?: ThemeExt;
  colorMode?: ColorMode;
  theme?: ThemeConfig;
}): ProviderTheme {
  const own = useStableValue(options.theme);
  const outerName = useContext(ThemeExtContext);
  const outerMode = useColorMode();
  const { theme: outerTheme } = useAntdConfig();

  const afresh = options.themeExt !== undefined || own?.inherit === false;
  const themeExt = afresh ? resolveThemeName(options.themeExt ?? 'default') : outerName;
  const colorMode = modeOf(options.colorMode, own) ?? outerMode;

  const theme = useMemo<ThemeConfig>(() => {
    const named = getTheme(themeExt, colorMode);
    const changesMode = !afresh && colorMode !== outerMode;
    if (!afresh && !changesMode && !own) return {};
    // Its variables are for it alone.
    const { cssVar: _, ...outer } = outerTheme ?? {};
    const overrides = changesMode ? overridesOf(outer, getTheme(themeExt, outerMode)) : {};
    const over = mergeThemes(overrides, own ?? {});
    const under = makeWay(afresh || changesMode ? named : outer, named, over);
    // All of it is here. Else antd would let the tokens of an outer theme shine through wherever this one sets none,
    // and 'default', which sets none, would change nothing.
    return { ...mergeThemes(under, over), inherit: false };
  }, [afresh, themeExt, colorMode, own, outerMode, outerTheme]);
  return { themeExt, theme };
}

/**
 * antd's `darkAlgorithm` means the dark set of the named theme, too, and with its `defaultAlgorithm` the
 * light one: a light area in a dark page is written so. Any other algorithm says nothing of it.
 */
function modeOf(colorMode: ColorMode | undefined, own: ThemeConfig | undefined) {
  if (colorMode !== undefined) return resolveColorMode(colorMode);
  if (colorModeOf(own) === 'dark') return 'dark';
  return [own?.algorithm].flat().includes(antdTheme.defaultAlgorithm) ? 'light' : undefined;
}
