import { type GlobalToken, theme } from 'antd';
// The arithmetic by which the library's own tests judge its themes; the page must not calculate differently.
import { type ColorMode, getTheme, type ThemeExt } from '../../../../src/antd-ext/src/themes';
import { contrastRatio, paintOver } from './contrastRatio';

/** What WCAG 2.2 asks of text (1.4.3) and of the edges and states of controls (1.4.11). */
const TEXT = 4.5;
const CONTROL = 3;

/** The color that is measured, the one behind it, and the ratio that it needs. */
const PAIRS = {
  text: ['colorText', 'colorBgContainer', TEXT],
  secondary: ['colorTextSecondary', 'colorBgContainer', TEXT],
  placeholder: ['colorTextPlaceholder', 'colorBgContainer', TEXT],
  primary: ['colorPrimary', 'colorBgContainer', TEXT],
  'on-primary': ['primaryColor', 'colorPrimary', TEXT],
  'on-hover': ['primaryColor', 'colorPrimaryHover', TEXT],
  success: ['colorSuccess', 'colorBgContainer', TEXT],
  warning: ['colorWarning', 'colorBgContainer', TEXT],
  error: ['colorError', 'colorBgContainer', TEXT],
  info: ['colorInfo', 'colorBgContainer', TEXT],
  'on-page': ['colorText', 'colorBgLayout', TEXT],
  'on-raised': ['colorText', 'colorBgElevated', TEXT],
  'on-head': ['colorText', 'tableHead', TEXT],
  border: ['colorBorder', 'colorBgContainer', CONTROL],
  focus: ['colorPrimaryBorder', 'colorBgContainer', CONTROL],
} as const;

const SIZES = {
  radius: ['borderRadiusSM', 'borderRadius', 'borderRadiusLG'],
  height: ['controlHeightSM', 'controlHeight', 'controlHeightLG'],
  padding: ['padding', 'paddingLG'],
  margin: ['margin', 'marginLG'],
  button: ['paddingInline'],
  weight: ['fontWeight'],
  type: ['fontSizeSM', 'fontSize', 'fontSizeLG', 'fontSizeHeading3'],
} as const;

export type PairId = keyof typeof PAIRS;
export type SizeId = keyof typeof SIZES;

export interface ColorPair {
  /** CSS colors, as antd computes them. */
  front: string;
  back: string;
  /** WCAG contrast ratio to one, cut to two digits, so that a miss never looks like a pass. */
  ratio: number;
}

export interface PairRow {
  id: PairId;
  /** Names of the two tokens. */
  tokens: readonly [front: string, back: string];
  least: number;
  looks: Record<ThemeExt, ColorPair>;
}

export interface SizeRow {
  id: SizeId;
  tokens: readonly string[];
  /** One number for each token; px except for font weight. */
  values: Record<ThemeExt, number[]>;
}

export interface ThemeTokensData {
  colors: Record<ColorMode, PairRow[]>;
  sizes: SizeRow[];
}

/** antd's global tokens, and those of its button and table which our themes set. */
export type Look = GlobalToken & {
  primaryColor: string;
  paddingInline: number;
  fontWeight: number;
  tableHead: string;
};

/** Everything that antd computes from one of our themes. */
export function lookOf(name: ThemeExt, mode: ColorMode): Look {
  const config = getTheme(name, mode);
  const token = theme.getDesignToken(config);
  // Where a theme is silent, antd derives these from the global tokens.
  const { primaryColor, paddingInline, fontWeight } = config.components?.Button ?? {};
  return {
    ...token,
    primaryColor: primaryColor ?? token.colorTextLightSolid,
    paddingInline: Number(paddingInline ?? token.paddingContentHorizontal - token.lineWidth),
    fontWeight: Number(fontWeight ?? 400),
    tableHead: paintOver(
      config.components?.Table?.headerBg ?? token.colorFillAlter,
      token.colorBgContainer,
    ),
  };
}

/** `{ zeus: …, hermes: …, default: … }`. */
function forEachTheme<T>(read: (name: ThemeExt) => T): Record<ThemeExt, T> {
  return { zeus: read('zeus'), hermes: read('hermes'), default: read('default') };
}

function readPairs(mode: ColorMode): PairRow[] {
  const looks = forEachTheme((name) => lookOf(name, mode));
  return (Object.keys(PAIRS) as PairId[]).map((id) => {
    const [front, back, least] = PAIRS[id];
    const measure = (look: Look): ColorPair => {
      const ratio = contrastRatio(look[front], look[back]);
      return { front: look[front], back: look[back], ratio: Math.floor(ratio * 100) / 100 };
    };
    return {
      id,
      tokens: [front, back],
      least,
      looks: forEachTheme((name) => measure(looks[name])),
    };
  });
}

/**
 * Reads what the design page shows of the library's themes.
 *
 * @returns colors by mode; sizes once, because they do not depend on the mode
 */
export function readThemes(): ThemeTokensData {
  const looks = forEachTheme((name) => lookOf(name, 'light'));
  const sizes = (Object.keys(SIZES) as SizeId[]).map((id) => ({
    id,
    tokens: SIZES[id],
    values: forEachTheme((name) => SIZES[id].map((token) => Number(looks[name][token]))),
  }));
  return { colors: { light: readPairs('light'), dark: readPairs('dark') }, sizes };
}
