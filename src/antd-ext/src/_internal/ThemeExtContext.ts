import { createContext, useContext } from 'react';
import type { ColorMode, ThemeExt } from '../themes';

export interface ThemeExtContextValue {
  /** The look that is in force here. */
  themeExt: ThemeExt;
  /** Whether that look is drawn light or dark. */
  colorMode: ColorMode;
}

/** The look in force; `undefined` where no component of this library has set one. */
export const ThemeExtContext = createContext<ThemeExtContextValue | undefined>(undefined);

/** The name of the look in force; `'default'` where nobody has set one. */
export function useThemeName(): ThemeExt {
  return useContext(ThemeExtContext)?.themeExt ?? 'default';
}
