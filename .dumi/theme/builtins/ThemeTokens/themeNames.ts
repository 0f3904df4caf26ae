import type { themeNames as computed } from '../../plugin/theme-tokens/readThemes';

/** The looks as columns. The plugin's own list would bring antd into the page. */
export const themeNames: typeof computed = ['zeus', 'hermes', 'default'];
