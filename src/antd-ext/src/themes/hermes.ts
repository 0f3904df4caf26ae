import { brandTheme } from './brand';

/** Consumer-facing and airy: warm orange, large radius, 40 px controls, wide buttons. */
export const hermesTheme = brandTheme(
  {
    light: {
      colorPrimary: '#bf4406',
      colorPrimaryHover: '#a83a03',
      colorPrimaryActive: '#8f3000',
      colorPrimaryBg: '#fff4ec',
      colorPrimaryBgHover: '#ffeee2',
      colorPrimaryBorder: '#d86f38',
    },
    dark: {
      colorPrimary: '#f08040',
      colorPrimaryHover: '#e59764',
      colorPrimaryActive: '#cc6d38',
      colorPrimaryBg: '#2e1c10',
      colorPrimaryBgHover: '#301d11',
      colorPrimaryBorder: '#a35a31',
    },
  },
  { borderRadius: 8, controlHeight: 40 },
  { paddingInline: 23, fontWeight: 500 },
);
