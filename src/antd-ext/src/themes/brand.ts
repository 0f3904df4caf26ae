import type { ThemeConfig } from 'antd';
import { darkAlgorithm } from './darkAlgorithm';
import type { ColorMode, ThemeSet } from './types';

type Token = NonNullable<ThemeConfig['token']>;
type Components = NonNullable<ThemeConfig['components']>;

/** The colours in which a brand theme differs from another, in one colour mode. */
export interface Accent {
  /** Fills, and the text of outlined and link buttons. */
  colorPrimary: string;
  colorPrimaryHover: string;
  colorPrimaryActive: string;
  /** The tint below selected items and filled buttons. */
  colorPrimaryBg: string;
  colorPrimaryBgHover: string;
  /** The focus ring. */
  colorPrimaryBorder: string;
}

/** Text on a coloured fill of a dark theme: the fills are bright there, so that they can be text as well. */
export const INK = '#141414';

/**
 * What antd's own tokens lack for WCAG 2.2 and every brand theme has: control borders and switches at 3:1,
 * placeholders, descriptions and status colours at 4.5:1. `contrast.test.ts` measures them.
 */
const LIGHT: Token = {
  colorBorder: '#8c8c8c',
  colorTextTertiary: '#0000008c',
  colorTextQuaternary: '#00000073',
  colorTextPlaceholder: '#0000008c',
  colorTextDisabled: '#00000040',
  // In the header of a table antd draws 65 % of it.
  colorIcon: '#000000bf',
  colorInfo: '#0958d9',
  colorSuccess: '#237804',
  colorWarning: '#ad4e00',
  colorError: '#cf1322',
  colorErrorHover: '#b8101f',
  colorErrorActive: '#a8071a',
  colorErrorBgFilledHover: '#ffe5e2',
  colorErrorBgActive: '#ffe1de',
  // antd derives these tints from the darkened colours above, and makes them grey.
  colorSuccessBg: '#f6ffed',
  colorSuccessBgHover: '#d9f7be',
  colorSuccessBorder: '#b7eb8f',
  colorWarningBg: '#fff7e6',
  colorWarningBgHover: '#ffe7ba',
  colorWarningBorder: '#ffd591',
  // The frame of a control with a warning, under the pointer.
  colorWarningBorderHover: '#b8651b',
};

/** The same on a dark page. */
const DARK: Token = {
  colorBorder: '#757575',
  colorTextTertiary: '#ffffff80',
  colorTextQuaternary: '#ffffff66',
  colorTextPlaceholder: '#ffffff80',
  colorTextDisabled: '#ffffff40',
  colorIcon: '#ffffffb3',
  colorInfo: '#65a9f3',
  colorError: '#ff9c99',
  colorErrorBorderHover: '#c25450',
  colorWarningBorderHover: '#b07d1f',
  colorErrorActive: '#e07571',
  colorErrorBgActive: '#321e1f',
};

/** Links have the colours of outlined buttons. */
const withLinks = (accent: Accent): Token => ({
  ...accent,
  colorLink: accent.colorPrimary,
  colorLinkHover: accent.colorPrimaryHover,
  colorLinkActive: accent.colorPrimaryActive,
});

/**
 * Builds the light and the dark set of a brand theme.
 *
 * @param accents The accent of each colour mode.
 * @param shape What both modes share: radius, heights, spacing.
 * @param button Tokens of antd's `Button` which both modes share.
 * @param header The header of a table in the colours of a mode; antd's own when omitted.
 */
export function brandTheme(
  accents: Record<ColorMode, Accent>,
  shape: Token,
  button: Components['Button'],
  header?: (accent: Accent) => Components['Table'],
): ThemeSet {
  const inkOnFill = { colorTextLightSolid: INK };
  const flatButton = {
    defaultShadow: 'none',
    primaryShadow: 'none',
    dangerShadow: 'none',
    ...button,
  };
  return {
    light: {
      token: { ...LIGHT, ...withLinks(accents.light), ...shape },
      components: {
        Button: flatButton,
        // The track of one that is off has text on it.
        Switch: { colorTextQuaternary: LIGHT.colorTextPlaceholder },
        Table: header?.(accents.light),
      },
    },
    dark: {
      algorithm: darkAlgorithm,
      token: { ...DARK, ...withLinks(accents.dark), ...shape },
      components: {
        Button: { ...flatButton, primaryColor: INK, dangerColor: INK },
        Radio: { buttonSolidCheckedColor: INK },
        // The chosen day, the text of a switch and of a solid tag; these have no token of their own for it.
        DatePicker: inkOnFill,
        Calendar: inkOnFill,
        Tag: inkOnFill,
        Switch: { ...inkOnFill, colorTextQuaternary: DARK.colorTextPlaceholder },
        // The number in a bar.
        Progress: { colorWhite: INK },
        Table: header?.(accents.dark),
      },
    },
  };
}
