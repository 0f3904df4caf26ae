import type { CSSObject } from '@ant-design/cssinjs';
import type { GlobalToken } from 'antd';

/**
 * The styles of the frame. Every value is a CSS variable of antd, so a theme or a dark page needs no second set.
 *
 * @param prefix Class name of the root element.
 * @param token The tokens as references to CSS variables.
 */
export function genOutlineStyle(prefix: string, token: GlobalToken): CSSObject {
  const root = `.${prefix}`;
  const color = '--ext-outline-color';
  const labelColor = '--ext-outline-label';
  const height = '--ext-outline-height';
  const motion = `${token.motionDurationMid} ${token.motionEaseOut}`;

  const colored = (value: string): CSSObject => ({ [color]: value, [labelColor]: value });
  // antd marks its control, so what a Form.Item or a provider says of it is seen without asking for their context.
  const withStatus = (status: string) => `&:has([class*="-status-${status}"])`;
  // A popup may be a child of the frame as well, where its container is the parent.
  const control = `> *:not(${root}-outline, [class*="-dropdown"])`;
  // Within `:is()` a browser passes over a pseudo-class which it does not know. An open list of a select may have the focus.
  const focused = `:is(${root}-focused, :focus-within, :has([aria-expanded=true]))`;
  const floating = `:is(${root}-filled, :has(:autofill), ${focused})`;

  return {
    [root]: {
      [color]: token.colorBorder,
      [labelColor]: token.colorTextDescription,
      [height]: token.controlHeight,
      [`&${root}-small`]: { [height]: token.controlHeightSM },
      [`&${root}-large`]: { [height]: token.controlHeightLG },
      position: 'relative',
      display: 'flex',
      width: '100%',
      background: token.colorBgContainer,
      borderRadius: token.borderRadius,
      fontFamily: token.fontFamily,
      fontSize: token.fontSize,
      lineHeight: token.lineHeight,
      // A floating label stands half above the border.
      [`&${root}-labelled`]: { marginBlockStart: `calc(${token.fontSizeSM} / 2)` },
      // Not `:first-child`, which of antd's Select is a hidden text for screen readers.
      [control]: { flex: 1, minWidth: 0, minHeight: `var(${height})` },
      // antd keeps the inner distance of a medium picker in a small and a large one without a border.
      '> [class*="-picker"]:not([class*="-multiple"])': { paddingBlock: 0 },
      // antd outlines a borderless control with the focus. That line would run through the label, and the frame shows
      // the focus already, as it does the ground of one that is disabled. The repetition outweighs the classes by which
      // antd finds its Select.
      [`&${root.repeat(5)} ${control}`]: { outline: 'none', background: 'transparent' },

      [`${root}-outline`]: {
        position: 'absolute',
        inset: 0,
        display: 'flex',
        pointerEvents: 'none',
        borderRadius: 'inherit',
        '> *': {
          flex: 'none',
          boxSizing: 'border-box',
          border: `${token.lineWidth} ${token.lineType} var(${color})`,
          transition: `border-color ${motion}`,
        },
      },
      [`${root}-start`]: {
        width: `calc(${token.controlPaddingHorizontal} - ${token.paddingXXS})`,
        borderInlineEnd: 'none',
        borderStartStartRadius: 'inherit',
        borderEndStartRadius: 'inherit',
      },
      [`${root}-notch`]: {
        maxWidth: `calc(100% - 2 * ${token.controlPaddingHorizontal})`,
        borderInline: 'none',
      },
      [`${root}-end`]: {
        flex: 1,
        borderInlineStart: 'none',
        borderStartEndRadius: 'inherit',
        borderEndEndRadius: 'inherit',
      },
      [`${root}-label`]: {
        position: 'relative',
        display: 'block',
        overflow: 'hidden',
        paddingInline: token.paddingXXS,
        color: `var(${labelColor})`,
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
        insetBlockStart: `calc(var(${height}) / 2)`,
        // From the middle of the label, whatever its size; the border belongs to the height of the frame.
        transform: `translateY(calc(-50% - ${token.lineWidth} / 2))`,
        transition: motion,
        transitionProperty: 'inset-block-start, font-size, color',
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      },
      [`${root}-star`]: { color: token.colorError, marginInlineEnd: token.marginXXS },

      // Under a resting label a placeholder would be text on text.
      [`&${root}-labelled:not(${floating})`]: {
        // Not a transparent color: forced colors replace it.
        'input::placeholder, textarea::placeholder': { opacity: 0 },
        '[class*="-placeholder"], [class*="-range-separator"]': { visibility: 'hidden' },
      },
      // In the border, small; what the control shows becomes visible.
      [`&${floating}`]: {
        [`${root}-notch`]: { borderBlockStartColor: 'transparent' },
        [`${root}-label`]: {
          insetBlockStart: 0,
          fontSize: token.fontSizeSM,
          pointerEvents: 'auto',
        },
      },

      '&:hover': { [color]: token.colorPrimaryHover },
      [`&${focused}`]: {
        ...colored(token.colorPrimary),
        // A ring around the frame would run through the label. Above the label the notch stays as it is, so that
        // the label does not move.
        [`${root}-start, ${root}-end`]: { borderWidth: `calc(2 * ${token.lineWidth})` },
        [`${root}-notch`]: { borderBlockEndWidth: `calc(2 * ${token.lineWidth})` },
      },
      // A touched field of a form says so by an icon, if at all; antd draws none in this color.
      [`&${root}-success`]: colored(token.colorSuccess),
      '&:has([class*="-feedback-icon-success"])': colored(token.colorSuccess),
      [withStatus('warning')]: colored(token.colorWarning),
      [withStatus('error')]: colored(token.colorError),
      '&:has(> [class*="-disabled"])': {
        [color]: token.colorBorder,
        [labelColor]: token.colorTextDisabled,
        background: token.colorBgContainerDisabled,
        cursor: 'not-allowed',
        [`${root}-star`]: { color: 'inherit' },
      },
    },
  };
}
