import { darkAlgorithm } from './darkAlgorithm';
import type { ThemeSet } from './types';

/** antd's own theme, untouched. */
export const defaultTheme: ThemeSet = {
  light: {},
  dark: { algorithm: darkAlgorithm },
};
