import { brandTheme } from './brand';

/** Consumer-facing and airy: warm orange on warm neutrals, large radius, 40 px controls, wide buttons. */
export const hermesTheme = brandTheme(
  {
    colorPrimary: ['#bf4406', '#f84'],
    colorSuccess: ['#274', '#7d9'],
    colorWarning: ['#960', '#fc4'],
    colorError: ['#b04', '#f9b'],
    colorInfo: ['#178', '#6cd'],
    colorTextBase: ['#321', '#fed'],
    colorBgLayout: ['#faf6f1', '#14110e'],
    colorBgContainer: ['#fff', '#1e1916'],
  },
  { borderRadius: 8, controlHeight: 40 },
  { paddingInline: 23, fontWeight: 500 },
  16,
);
