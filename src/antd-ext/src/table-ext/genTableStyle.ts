import type { CSSObject } from '@ant-design/cssinjs';

/** Class name of what is cut off, by that of the table. */
export const clampClass = (prefix: string) => `${prefix}-clamp`;

/** The custom property that says after how many lines. */
export const rowsProperty = (prefix: string) => `--${prefix}-rows`;

export function genTableStyle(prefix: string): CSSObject {
  const clamp = `.${clampClass(prefix)}`;
  return {
    [`.${prefix}`]: {
      [clamp]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: `var(${rowsProperty(prefix)})`,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      },
      // Of a single line as much as fits is shown, not as many words as fit.
      [`&-single ${clamp}`]: { wordBreak: 'break-all' },
    },
  };
}
