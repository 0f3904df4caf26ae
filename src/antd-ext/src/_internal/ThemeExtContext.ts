import { createContext } from 'react';
import type { ThemeExt } from '../themes';

/** The name of the theme in force; `'default'` where no component of this library has set one. */
export const ThemeExtContext = createContext<ThemeExt>('default');
