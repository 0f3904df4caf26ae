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
  const ring = '--ext-outline-ring';
  const line = `${token.lineWidth} ${token.lineType} var(${color})`;
  const motion = `${token.motionDurationMid} ${token.motionEaseOut}`;

  /** In the border, small; what the control shows becomes visible. */
  const floating: CSSObject = {
    [`${root}-notch`]: { borderBlockStartColor: 'transparent' },
    [`${root}-label`]: {
      insetBlockStart: 0,
      fontSize: token.fontSizeSM,
      pointerEvents: 'auto',
    },
  };
  const active: CSSObject = {
    [color]: token.colorPrimary,
    [labelColor]: token.colorPrimary,
    [ring]: token.controlOutline,
  };
  const colored = (value: string, outline: string): CSSObject => ({
    [color]: value,
    [labelColor]: value,
    [ring]: outline,
  });
  /** Under a resting label a placeholder would be text on text. */
  const resting = `&${root}-labelled:not(${root}-floating):not(:focus-within)`;
  const statuses = {
    success: colored(token.colorSuccess, token.colorSuccessBg),
    warning: colored(token.colorWarning, token.colorWarningOutline),
    error: colored(token.colorError, token.colorErrorOutline),
  };

  return {
    [root]: {
      [color]: token.colorBorder,
      [labelColor]: token.colorTextDescription,
      [ring]: 'transparent',
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
      '> *:first-child': { flex: 1, minWidth: 0, width: '100%' },

      [`${root}-outline`]: {
        position: 'absolute',
        inset: 0,
        display: 'flex',
        pointerEvents: 'none',
        borderRadius: 'inherit',
        transition: `box-shadow ${motion}`,
        '> *': { boxSizing: 'border-box', transition: `border-color ${motion}` },
      },
      [`${root}-start`]: {
        flex: 'none',
        width: `calc(${token.controlPaddingHorizontal} - ${token.paddingXXS})`,
        border: line,
        borderInlineEnd: 'none',
        borderStartStartRadius: 'inherit',
        borderEndStartRadius: 'inherit',
      },
      [`${root}-notch`]: {
        flex: 'none',
        maxWidth: `calc(100% - 2 * ${token.controlPaddingHorizontal})`,
        borderBlock: line,
      },
      [`${root}-end`]: {
        flex: 1,
        border: line,
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
        insetBlockStart: `calc(${token.controlHeight} / 2)`,
        // From the middle of the label, whatever its size; the border belongs to the height of the frame.
        transform: `translateY(calc(-50% - ${token.lineWidth} / 2))`,
        transition: ['inset-block-start', 'font-size', 'color']
          .map((property) => `${property} ${motion}`)
          .join(', '),
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      },
      [`&${root}-small ${root}-label`]: { insetBlockStart: `calc(${token.controlHeightSM} / 2)` },
      [`&${root}-large ${root}-label`]: { insetBlockStart: `calc(${token.controlHeightLG} / 2)` },
      [`${root}-star`]: { color: token.colorError, marginInlineEnd: token.marginXXS },

      [resting]: {
        'input::placeholder, textarea::placeholder': { color: 'transparent' },
        '[class*="-placeholder"]': { visibility: 'hidden' },
      },
      // Rules of their own: a browser which does not know the pseudo-class drops the whole rule.
      [`&${root}-floating, &:focus-within`]: floating,
      '&:has(:autofill)': floating,

      [`&:hover:not(${root}-disabled)`]: { [color]: token.colorPrimaryHover },
      [`&${root}-focused, &:focus-within`]: {
        ...active,
        [`${root}-outline`]: { boxShadow: `0 0 0 ${token.controlOutlineWidth} var(${ring})` },
      },
      // antd marks its control, so the status of a Form.Item is seen without asking for its context.
      ...Object.fromEntries(
        Object.entries(statuses).flatMap(([status, values]) => [
          [`&:has([class*="-status-${status}"]):not(${root}-disabled)`, values],
          [`&${root}-${status}:not(${root}-disabled)`, values],
        ]),
      ),
      [`&${root}-disabled`]: {
        [labelColor]: token.colorTextDisabled,
        background: token.colorBgContainerDisabled,
        cursor: 'not-allowed',
        [`${root}-star`]: { color: 'inherit' },
      },
    },
  };
}
