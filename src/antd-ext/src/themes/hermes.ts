import { brandTheme } from './brand';

/** Consumer-facing and airy: warm orange, large radius, 40 px controls, wide buttons. */
export const hermesTheme = brandTheme(
  {
    light: {
      base: '#bf4406',
      hover: '#a83a03',
      active: '#8f3000',
      tint: '#fff4ec',
      tintHover: '#ffeee2',
      ring: '#d86f38',
    },
    dark: {
      base: '#f08040',
      hover: '#e59764',
      active: '#cc6d38',
      tint: '#2e1c10',
      tintHover: '#301d11',
      ring: '#a35a31',
    },
  },
  { borderRadius: 8, controlHeight: 40 },
  { paddingInline: 23, fontWeight: 500 },
);
