import { brandTheme } from './brand';

/** Administrative and dense: deep indigo, small radius, 32 px controls, tight spacing, tables with a solid header. */
export const zeusTheme = brandTheme(
  {
    light: {
      base: '#2f3fd0',
      hover: '#4353d8',
      active: '#1f28ab',
      tint: '#f0f4ff',
      tintHover: '#e2e8ff',
      ring: '#7582e4',
      header: { headerBg: '#e2e8ff', colorFillSecondary: '#f0f4ff', colorFillContent: '#f0f4ff' },
    },
    dark: {
      base: '#939dfb',
      hover: '#a3ace8',
      active: '#7780d6',
      tint: '#1c1e33',
      tintHover: '#20223a',
      ring: '#5d65a6',
      header: { headerBg: '#20223a', colorFillSecondary: '#1c1e33', colorFillContent: '#1c1e33' },
    },
  },
  {
    borderRadius: 4,
    controlHeight: 32,
    padding: 12,
    paddingLG: 16,
    margin: 12,
    marginLG: 16,
  },
  { paddingInline: 11 },
);
