import type { ThemeConfig } from 'antd';
import { INK } from './brand';
import { without } from './mergeThemes';

type Component = keyof NonNullable<ThemeConfig['components']>;

/** Colors from which antd derives others, where a named theme has others of its own. */
const SEEDS = [
  'colorPrimary',
  'colorSuccess',
  'colorWarning',
  'colorError',
  'colorInfo',
  'colorLink',
  'colorBgBase',
  'colorTextBase',
];

/**
 * What a theme keeps below another one that brings colors of its own: without what the named theme has fixed for its
 * own colors, so that antd derives their shades again. Links go with the primary color, as in every brand theme, unless
 * somebody has given them another.
 *
 * @param theme The named theme, or one that was built on it.
 * @param named The named theme.
 * @param over What will be laid over it.
 */
export function makeWay(theme: ThemeConfig, named: ThemeConfig, over: ThemeConfig): ThemeConfig {
  const { colorPrimary, colorLink = colorPrimary } = over.token ?? {};
  const token = { ...theme.token };
  const known = { ...named.token };
  const isLinkKept = ![known.colorLink, token.colorPrimary].includes(token.colorLink);
  const links = isLinkKept || colorLink === undefined ? {} : { colorLink };
  const colors: Record<string, unknown> = { ...over.token, ...links };
  const replaced = SEEDS.filter((seed) => colors[seed] !== undefined);
  const shades = pick(known, (name) =>
    replaced.some((seed) => name.startsWith(seed.replace('Base', ''))),
  );
  const values = Object.values(shades);
  if (values.length === 0) return theme;
  // Tints of the header of a table, and dark text on bright fills, which may be too dark on others.
  const isFixed = (name: string, value: unknown) =>
    name === 'dangerColor'
      ? replaced.includes('colorError')
      : replaced.includes('colorPrimary') && [INK, ...values].includes(value);
  const components = Object.entries({ ...theme.components }).map(([name, tokens]) => {
    const own = name === 'Tag' ? undefined : named.components?.[name as Component];
    return [name, without({ ...tokens }, pick({ ...own }, isFixed))];
  });
  return {
    ...theme,
    token: { ...without(token, shades), ...links },
    components: Object.fromEntries(components),
  };
}

function pick(values: object, isWanted: (name: string, value: unknown) => boolean) {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isWanted(name, value)),
  );
}
