import { brandTheme } from './brand';

/** Administrative and dense: deep indigo, small radius, 32 px controls, tight spacing, tables with a solid header. */
export const zeusTheme = brandTheme(
  {
    light: {
      colorPrimary: '#2f3fd0',
      colorPrimaryHover: '#4353d8',
      colorPrimaryActive: '#1f28ab',
      colorPrimaryBg: '#f0f4ff',
      colorPrimaryBgHover: '#e2e8ff',
      colorPrimaryBorder: '#7582e4',
    },
    dark: {
      colorPrimary: '#939dfb',
      colorPrimaryHover: '#a3ace8',
      colorPrimaryActive: '#7780d6',
      colorPrimaryBg: '#1c1e33',
      colorPrimaryBgHover: '#20223a',
      colorPrimaryBorder: '#5d65a6',
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
  ({ colorPrimaryBg, colorPrimaryBgHover }) => ({
    headerBg: colorPrimaryBgHover,
    colorFillSecondary: colorPrimaryBg,
    colorFillContent: colorPrimaryBg,
  }),
);
