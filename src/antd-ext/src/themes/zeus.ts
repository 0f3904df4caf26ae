import { brandTheme } from './brand';

/** Administrative and dense: deep indigo, small radius, 32 px controls, tight spacing, tables with a solid header. */
export const zeusTheme = brandTheme(
  {
    colorPrimary: ['#2f3fd0', '#8fa6ff'],
    colorSuccess: ['#076', '#4db'],
    colorWarning: ['#950', '#fb7'],
    colorError: ['#c13', '#f99'],
    colorInfo: ['#07a', '#5cf'],
    colorTextBase: ['#013', '#eef'],
    colorBgLayout: ['#f4f5fa', '#0d0f1a'],
    colorBgContainer: ['#fff', '#151828'],
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
  26,
);
