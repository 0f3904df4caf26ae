import type { CSSObject } from '@ant-design/cssinjs';

const part = (name: string) => `[class*="-${name}"]`;

/**
 * Where the window is narrow, the shortcuts stand above the months; where it is narrower, a range has one month. All beside
 * each other they are 696 px wide, both months 576 px, and would begin left of the window; below each other they are 640
 * px high, and would begin above it. Nobody could scroll there. What is still too wide, as larger months or the time
 * beside a month, scrolls in the popup.
 *
 * @param prefix Class name of the popup.
 */
export function genPopupStyle(prefix: string): CSSObject {
  // The repetition outweighs the classes by which antd styles the parts of a popup.
  const popup = `.${prefix}`.repeat(4);
  return {
    [`${popup} ${part('panel-container')}`]: { maxWidth: 'calc(100vw - 16px)', overflow: 'auto' },
    '@media (max-width: 767px)': {
      [popup]: {
        [part('panel-layout')]: { flexDirection: 'column' },
        [part('presets')]: {
          maxWidth: 'none',
          ul: {
            display: 'flex',
            flexWrap: 'wrap',
            // As wide as the months, however many there are.
            inlineSize: 0,
            minInlineSize: '100%',
            height: 'auto',
            borderInlineEnd: 0,
          },
          'li + li': { marginBlockStart: 0 },
        },
      },
    },
    '@media (max-width: 619px)': {
      [`${popup} ${part('panels')}`]: {
        '> :nth-child(2)': { display: 'none' },
        // The buttons to the months that follow, which antd gives to the second one.
        button: { visibility: 'visible !important' as 'visible' },
      },
    },
  };
}
