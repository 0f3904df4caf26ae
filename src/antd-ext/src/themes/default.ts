import { darkAlgorithm } from './darkAlgorithm';
import type { ThemeSet } from './types';

/** antd's own look, untouched: whoever asks for it wants what antd ships. */
export const defaultTheme: ThemeSet = {
  light: {},
  dark: { algorithm: darkAlgorithm },
};
