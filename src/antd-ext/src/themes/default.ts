import { theme } from 'antd';
import type { ThemeSet } from './types';

/** antd's own look, untouched: whoever asks for it wants what antd ships. */
export const defaultTheme: ThemeSet = {
  light: {},
  dark: { algorithm: theme.darkAlgorithm },
};
