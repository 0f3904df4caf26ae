import type { CSSObject } from '@ant-design/cssinjs';
import type { GlobalToken } from 'antd';

/** Where a side menu would leave too little for the content: below antd's breakpoint `sm`. */
export const SMALL_SCREEN = '(max-width: 575.98px)';

/**
 * The styles of the frame. Every value is a CSS variable of antd, so a theme or a dark page needs no second set.
 *
 * @param prefix Class name of the root element.
 * @param token The tokens as references to CSS variables.
 */
export function genLayoutStyle(prefix: string, token: GlobalToken): CSSObject {
  const root = `.${prefix}`;
  const line = `${token.lineWidth} ${token.lineType} ${token.colorBorderSecondary}`;
  const height = `calc(${token.controlHeight} + 2 * ${token.paddingXS})`;

  return {
    // Once more than antd's own class names.
    [`${root}${root}`]: {
      position: 'relative',
      height: { _multi_value_: true, value: ['100vh', '100dvh'] },
      overflow: 'hidden',
      color: token.colorText,

      [`${root}-skip`]: {
        position: 'absolute',
        // Above the side, which antd positions, too.
        zIndex: 1,
        margin: token.paddingXXS,
        padding: token.paddingXS,
        background: token.colorBgElevated,
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      },

      [`${root}-header`]: {
        display: 'flex',
        alignItems: 'center',
        height,
        padding: 0,
        lineHeight: token.lineHeight,
        color: 'inherit',
        background: token.colorBgContainer,
        borderBlockEnd: line,
      },
      [`${root}-title`]: {
        overflow: 'hidden',
        paddingInline: token.paddingXS,
        fontSize: token.fontSizeLG,
        fontWeight: token.fontWeightStrong,
        textAlign: 'center',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        transition: `width ${token.motionDurationMid}`,
      },
      [`${root}-trigger`]: { flex: 'none', marginInline: token.marginXXS },
      [`${root}-nav`]: {
        flex: 1,
        minWidth: 0,
        '[class*="-menu-horizontal"]': {
          height: `calc(${height} - ${token.lineWidth})`,
          lineHeight: `calc(${height} - ${token.lineWidth})`,
          borderBlockEnd: 'none',
          background: 'none',
        },
      },
      [`${root}-extra`]: {
        display: 'flex',
        flex: 'none',
        alignItems: 'center',
        gap: token.marginXS,
        marginInlineStart: 'auto',
        paddingInline: token.padding,
      },

      [`${root}-sider`]: {
        overflow: 'hidden auto',
        borderInlineEnd: line,
        '> *': { marginBlockStart: 0, paddingBlockStart: 0 },
      },

      [`${root}-tabs`]: {
        flex: 'none',
        paddingBlock: token.paddingXXS,
        paddingInline: token.paddingXS,
        background: token.colorBgContainer,
        borderBlockEnd: line,
        '[class*="-tabs-nav"]': { marginBlock: 0 },
        // The place of a tab in English, which antd puts into its name; a screen reader says it by itself.
        '[role="tab"] > [aria-live]': { display: 'none' },
      },
      [`${root}-content`]: {
        // Else what is out of the flow in it would belong to the layout, and make that scroll, with its header.
        position: 'relative',
        overflow: 'auto',
        padding: token.padding,
        // Outside, it would be cut off.
        outlineOffset: `calc(-1 * ${token.lineWidthFocus})`,
      },

      // Until the script has taken over, by which the menu becomes a drawer.
      [`@media ${SMALL_SCREEN}`]: {
        [`${root}-sider, ${root}-nav`]: { display: 'none' },
        // Before it is cut off, the title goes.
        [`${root}-title`]: { flexShrink: 999 },
        [`${root}-extra`]: { flexShrink: 1, minWidth: 0, overflowX: 'auto' },
      },
      // On paper nothing scrolls.
      '@media print': {
        height: 'auto',
        overflow: 'visible',
        [`${root}-content`]: { overflow: 'visible' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        [`${root}-title, ${root}-sider`]: { transition: 'none' },
      },
    },
  };
}
