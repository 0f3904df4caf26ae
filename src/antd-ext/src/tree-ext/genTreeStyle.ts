import type { CSSObject } from '@ant-design/cssinjs';
import type { GlobalToken } from 'antd';

/** Side of the button, in px: the least that WCAG 2.2 asks of a target. */
const SIZE = 24;

/** Nodes that are laid out wherever they are; they settle how wide a tree is that has no width of its own. */
const LAID_OUT = 100;

/**
 * The button at the end of a node, and titles that are cut off before it.
 *
 * @param prefix Class name of the root element.
 * @param token The tokens as references to CSS variables.
 * @param treeClass antd's class of the tree.
 */
export function genTreeStyle(prefix: string, token: GlobalToken, treeClass: string): CSSObject {
  const more = `.${prefix}-more`;
  const visible = [
    `&.${prefix}-always ${more}`,
    `[role="treeitem"]:hover ${more}`,
    `.${treeClass}-treenode-active ${more}`,
    `[role="treeitem"]:focus-within ${more}`,
    `${more}[aria-expanded="true"]`,
  ];
  // What has a part beyond its own box, as the outline of the focus, would be cut off there.
  const quiet = `:not(:hover, :focus-within, .${treeClass}-treenode-active)`;
  // Without an element of their own, and only where they are seen: a tree may have thousands of buttons.
  const dots = { content: '"•••"', fontSize: 8, letterSpacing: 1 };
  return {
    [`.${prefix} mark`]: { color: 'inherit', background: token.colorWarningBgHover },
    // The outline of the focus is in sight with its node.
    [`.${prefix} [role="treeitem"]`]: { scrollMarginBlock: token.marginXXS },
    // The repetition outweighs antd's own classes.
    [`.${prefix}.${prefix}-with-more`]: {
      '[role="treeitem"]': { maxWidth: '100%' },
      [`.${treeClass}-node-content-wrapper`]: { display: 'flex', minWidth: 0 },
      [`.${treeClass}-iconEle`]: { flex: 'none' },
      [`.${treeClass}-title`]: {
        flex: 'auto',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        paddingInlineEnd: SIZE,
      },
      [more]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        width: SIZE,
        minHeight: SIZE,
        padding: 0,
        border: 0,
        borderRadius: token.borderRadiusSM,
        background: 'transparent',
        color: token.colorTextSecondary,
        font: 'inherit',
        lineHeight: 1,
        cursor: 'pointer',
        opacity: 0,
        '&:hover, &[aria-expanded="true"]': {
          color: token.colorText,
          background: token.colorBgTextHover,
        },
        '&:focus-visible': { outline: `2px solid ${token.colorPrimaryBorder}` },
        '&[aria-disabled]': {
          color: token.colorTextDisabled,
          background: 'transparent',
          cursor: 'not-allowed',
        },
      },
      [visible.join()]: { opacity: 1 },
      // Of thousands of nodes that are drawn without virtual scrolling, those out of sight cost hardly anything.
      '@supports (contain-intrinsic-block-size: auto 1lh)': {
        [`&.${prefix}-still [role="treeitem"]:nth-child(n + ${LAID_OUT + 1})${quiet}`]: {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: 'auto 1lh',
        },
      },
      [visible.map((button) => `${button}:empty::before`).join()]: dots,
      '@media (hover: none)': { [more]: { opacity: 1 }, [`${more}:empty::before`]: dots },
    },
  };
}
