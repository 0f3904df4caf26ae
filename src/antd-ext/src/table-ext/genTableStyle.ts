import type { CSSObject } from '@ant-design/cssinjs';
import type { GlobalToken } from 'antd';

/** Class names of what is cut off, by that of the table. */
export interface CutClasses {
  /** A cell of a single line, without an element in it: 10,000 cells would feel that. */
  line: string;
  /** An element in a cell, cut off after any number of lines. */
  clamp: string;
}

export const cutClasses = (prefix: string): CutClasses => ({
  line: `${prefix}-line`,
  clamp: `${prefix}-clamp`,
});

/** The custom property that says after how many lines. */
export const rowsProperty = (prefix: string) => `--${prefix}-rows`;

export function genTableStyle(prefix: string, token: GlobalToken): CSSObject {
  const { line, clamp } = cutClasses(prefix);
  // `clip` where the browser knows it: unlike `hidden` it does not make each cell one that could be scrolled.
  const overflow = { _multi_value_: true, value: ['hidden', 'clip'] };
  return {
    [`.${prefix}`]: {
      [`.${line}`]: {
        overflow,
        // Firefox makes no table cell scrollable, but does not tell how wide the text is that one clips.
        '@supports (-moz-appearance: none)': { overflow: 'hidden' },
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      [`.${clamp}`]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: `var(${rowsProperty(prefix)})`,
        overflow,
        overflowWrap: 'anywhere',
      },
      // Outside, the ring of a link would be cut off as well.
      [`:is(.${line}, .${clamp}) :focus-visible`]: {
        outlineOffset: `calc(-1 * ${token.lineWidthFocus})`,
      },
      // Of a single line as much as fits is shown, not as many words as fit.
      [`&-single .${clamp}`]: { wordBreak: 'break-all' },
    },
  };
}
