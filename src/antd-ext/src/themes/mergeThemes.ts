import { mergeProps } from '@rc-component/util';
import { theme as antdTheme, type ThemeConfig } from 'antd';

type Algorithm = Exclude<NonNullable<ThemeConfig['algorithm']>, unknown[]>;
type Components = NonNullable<ThemeConfig['components']>;
type Values = Record<string, unknown>;

function algorithmsOf({ algorithm }: ThemeConfig): Algorithm[] {
  return algorithm === undefined ? [] : [algorithm].flat();
}

/**
 * Lays themes over each other. Of tokens and component tokens the last one wins; the algorithms of all are applied, in
 * order, where antd alone would drop those of an outer theme. What is `undefined` was not said; antd would make black of
 * such a color.
 */
export function mergeThemes(...layers: ThemeConfig[]): ThemeConfig {
  const merged: ThemeConfig = {};
  for (const { token, components, algorithm: _, ...rest } of layers) {
    Object.assign(merged, rest);
    if (token) merged.token = mergeProps(merged.token, token);
    if (components) merged.components = mergeComponents(merged.components, components);
  }
  const algorithm = [...new Set(layers.flatMap(algorithmsOf))];
  return algorithm.length > 0 ? { ...merged, algorithm } : merged;
}

function mergeComponents(under: Components = {}, over: Components): Components {
  const merged: Record<string, Values> = { ...(under as Record<string, Values>) };
  for (const [name, values] of Object.entries(over)) {
    merged[name] = mergeProps(merged[name], values as Values);
  }
  // Each entry has come from a `Components` of its own, so each still has the type of its name.
  return merged as Components;
}

/**
 * What a theme in force has beyond a named one: the wishes of the user, which outlive a change of color mode.
 *
 * @param theme The merged theme of antd's context; it also holds every seed token that nobody has set.
 * @param named The named theme on which it was built.
 */
export function overridesOf(theme: ThemeConfig, named: ThemeConfig): ThemeConfig {
  const dropped = new Set([antdTheme.darkAlgorithm, ...algorithmsOf(named)]);
  const components = Object.entries(theme.components ?? {}).map(([name, values]) => {
    const known = named.components?.[name as keyof Components];
    return [name, without({ ...(values as Values) }, { ...(known as Values) })];
  });
  return {
    token: without({ ...theme.token }, { ...antdTheme.defaultSeed, ...named.token }),
    components: Object.fromEntries(components),
    algorithm: algorithmsOf(theme).filter((algorithm) => !dropped.has(algorithm)),
  };
}

/** The values that are not among the known ones. */
export function without(values: Values, known: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== known[name]),
  );
}
