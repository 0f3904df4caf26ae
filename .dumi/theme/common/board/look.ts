import type { ColorMode } from '../../hooks/useColorMode';

export const lookNames = ['zeus', 'hermes', 'default'] as const;
export const lookModes = ['light', 'dark'] as const satisfies readonly ColorMode[];

export type LookName = (typeof lookNames)[number];

/** A theme of the library in one colour mode. */
export interface Look {
  name: LookName;
  mode: ColorMode;
}
