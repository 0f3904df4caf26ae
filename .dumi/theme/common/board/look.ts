import type { themeNames } from '../../../config/themes';
import type { ColorMode } from '../../hooks/useColorMode';

export type LookName = (typeof themeNames)[number];

/** A theme of the library in one color mode. */
export interface Look {
  name: LookName;
  mode: ColorMode;
}
