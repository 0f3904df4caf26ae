import type { Control, ControlValue } from '../../.dumi/theme/plugin/api-data/readControls';

/** What a text has to be where not every text will do. */
const TEXTS: Record<string, string> = { thousandsSeparator: ' ' };

/** Something of each kind that a reader can choose or type. */
export const valuesOf = ({ name, kinds, options }: Control): ControlValue[] => [
  ...options,
  ...(kinds.includes('boolean') ? [true, false] : []),
  ...(kinds.includes('number') ? [3] : []),
  ...(kinds.includes('string') || kinds.includes('node') ? [TEXTS[name] ?? 'Text'] : []),
];
