import type { ThemeConfig } from 'antd';

/** The name of a theme of the library. */
export type ThemeExt = 'zeus' | 'hermes' | 'default';

/** Whether a theme is drawn on a light or on a dark page. */
export type ColorMode = 'light' | 'dark';

/** The two sets of a theme, each ready for the `theme` of antd's `ConfigProvider`. */
export type ThemeSet = Record<ColorMode, ThemeConfig>;
