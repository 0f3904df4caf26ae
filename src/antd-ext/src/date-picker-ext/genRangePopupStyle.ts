import type { CSSObject } from '@ant-design/cssinjs';

const part = (name: string) => `[class*="-picker-${name}"]`;

/**
 * Where the window is narrow, the shortcuts and both months stand below each other. Side by side they are 696 px wide and
 * would begin left of the window, where nobody can scroll to.
 *
 * @param prefix Class name of the popup.
 */
export function genRangePopupStyle(prefix: string): CSSObject {
  return {
    '@media (max-width: 767px)': {
      // The repetition outweighs the classes by which antd styles the parts of a popup.
      [`.${prefix}`.repeat(4)]: {
        [`${part('panel-layout')}, ${part('panels')}`]: { flexDirection: 'column' },
        [part('presets')]: {
          maxWidth: 'none',
          ul: { display: 'flex', flexWrap: 'wrap', height: 'auto', borderInlineEnd: 0 },
          'li + li': { marginBlockStart: 0 },
        },
      },
    },
  };
}
