import { FastColor } from '@ant-design/fast-color';
import type { ThemeConfig } from 'antd';
import { darkAlgorithm } from './darkAlgorithm';
import type { ThemeSet } from './types';

type Token = NonNullable<ThemeConfig['token']>;
type Components = NonNullable<ThemeConfig['components']>;
type Accent = 'Primary' | 'Success' | 'Warning' | 'Error' | 'Info';

/**
 * The colors by which a brand theme differs from another, in hex: accents, and the neutral ones of text, of the page
 * and of the surfaces on it. All other colors are mixed from them. That of text has three digits; one for the opacity
 * is put behind it.
 */
export type Palette = Record<
  `color${Accent | 'TextBase' | 'BgLayout' | 'BgContainer'}`,
  readonly [light: string, dark: string]
>;

/** Text on a colored fill of a dark theme: the fills are bright there, so that they can be text as well. */
export const INK = '#141414';

/**
 * Mixes what antd's own tokens lack for WCAG 2.2: control borders and switches at 3:1, placeholders, descriptions and
 * status colors at 4.5:1, also when hovered or pressed. `contrast.test.ts` measures them.
 */
function tokensOf(palette: Palette, mode: 0 | 1, header: number): Token {
  const { colorTextBase, colorBgLayout, colorBgContainer, ...accents } = palette;
  const text = colorTextBase[mode];
  const ground = colorBgContainer[mode];
  /** Paints a part of a color, in percent, over another one. */
  const mix = (front: string, percent: number, back = ground) =>
    new FastColor(back).mix(front, percent).toHexString();
  const muted = `${text}a`;
  const tokens: Record<string, string> = {
    colorTextBase: text,
    colorBgContainer: ground,
    colorBgElevated: mix(text, mode * 5),
    colorBgLayout: colorBgLayout[mode],
    colorBorder: mix(text, 55),
    colorBorderSecondary: mix(text, 12),
    colorBorderDisabled: mix(text, 20),
    colorTextTertiary: muted,
    // Placeholders, arrows, and the track of a switch that is off, on which there is text.
    colorTextQuaternary: muted,
    colorTextDisabled: `${text}4`,
    // In the header of a table antd draws 65 % of it.
    colorIcon: `${text}c`,
  };
  // Links have the colors of outlined buttons.
  const named = { ...accents, colorLink: accents.colorPrimary };
  for (const [name, pair] of Object.entries(named)) {
    const color = pair[mode];
    // On white, the tint of a color that is dark enough for text would be almost grey.
    const bright = pair[1];
    const shades = {
      '': color,
      Bg: mix(bright, 10),
      BgHover: mix(bright, 14),
      Border: mix(bright, 45),
      BorderHover: mix(color, 80),
      Hover: mix(text, 14, color),
      Active: mix(text, 28, color),
      TextHover: mix(text, 14, color),
      TextActive: mix(text, 28, color),
    };
    for (const [shade, value] of Object.entries(shades)) tokens[name + shade] = value;
  }
  return {
    ...tokens,
    colorPrimaryBgHover: mix(accents.colorPrimary[1], mode ? 13 : header),
    // The focus ring.
    colorPrimaryBorder: tokens.colorPrimaryBorderHover,
    colorErrorBgFilledHover: tokens.colorErrorBgHover,
    colorErrorBgActive: tokens.colorErrorBgHover,
  };
}

/**
 * Builds the light and the dark set of a brand theme.
 *
 * @param palette The colors of both modes.
 * @param shape What both modes share: radius, heights, spacing.
 * @param button Tokens of antd's `Button` which both modes share.
 * @param header How much of the bright primary color the light header of a table has, in percent.
 */
export function brandTheme(
  palette: Palette,
  shape: Token,
  button: Components['Button'],
  header: number,
): ThemeSet {
  const inkOnFill = { colorTextLightSolid: INK };
  const Button = {
    defaultShadow: 'none',
    primaryShadow: 'none',
    dangerShadow: 'none',
    ...button,
  };
  const build = (mode: 0 | 1) => {
    const token = { ...tokensOf(palette, mode, header), ...shape };
    const Table = {
      headerBg: token.colorPrimaryBgHover,
      // Where it is sorted or under the pointer.
      colorFillSecondary: token.colorPrimaryBg,
      colorFillContent: token.colorPrimaryBg,
    };
    return { token, components: { Button, Table } };
  };
  const { token, components } = build(1);
  return {
    light: build(0),
    dark: {
      algorithm: darkAlgorithm,
      token,
      components: {
        ...components,
        Button: { ...Button, primaryColor: INK, dangerColor: INK },
        // The chosen day, the text of a switch and of a solid tag; these have no token of their own for it.
        DatePicker: inkOnFill,
        Calendar: inkOnFill,
        Radio: inkOnFill,
        Tag: inkOnFill,
        Switch: inkOnFill,
        // The number in a bar.
        Progress: { colorWhite: INK },
      },
    },
  };
}
