import type { ColorMode, ThemeExt } from '@mtools/antd-ext';

/** Themes of the library, in the order in which pages show them. */
export const themeNames = ['zeus', 'hermes', 'default'] as const satisfies readonly ThemeExt[];

export const colorModes = ['light', 'dark'] as const satisfies readonly ColorMode[];
