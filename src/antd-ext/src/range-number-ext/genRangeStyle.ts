import type { CSSObject } from '@ant-design/cssinjs';
import type { GlobalToken } from 'antd';

/**
 * What antd's compact group does not do: both sides grow alike, and the separator belongs to the field.
 *
 * @param prefix Class name of the root element.
 * @param token The tokens as references to CSS variables.
 */
export function genRangeStyle(prefix: string, token: GlobalToken): CSSObject {
  const start = `.${prefix}-start`;
  const end = `.${prefix}-end`;
  const separator = `.${prefix}-separator`;
  const when = (status: string) => `&:has([class*="-status-${status}"])`;
  const outlined = '[class*="-outlined"]';
  const filled = '[class*="-filled"]';
  const disabled = '[class*="-disabled"]';
  const success: CSSObject = {
    [`${start}${outlined}, ${end}${outlined}, ${separator}`]: { borderColor: token.colorSuccess },
  };
  const behind = (variant: string) => `${start}${variant} + ${separator}`;
  return {
    // The repetition outweighs the classes by which antd styles the parts of a compact group.
    [`.${prefix}.${prefix}`]: {
      [`${start}, ${end}`]: { flex: '1 1 90px', minWidth: 0 },
      [separator]: {
        paddingInline: token.paddingXS,
        color: token.colorTextDescription,
        background: 'transparent',
      },
      // antd draws none of its fields in this color, and gives the status to each one that has been touched in a form:
      // of those it is shown where an icon says it, too.
      [`&.${prefix}-success`]: success,
      '&:has([class*="-feedback-icon-success"])': success,
      [`${when('warning')} ${separator}`]: { borderColor: token.colorWarning },
      [`${when('error')} ${separator}`]: { borderColor: token.colorError },
      // The fields may have their variant from a form, which antd's part between them does not receive.
      [behind(`:not(${outlined})`)]: { borderColor: 'transparent' },
      [behind(filled)]: { background: token.colorFillTertiary },
      [`${when('warning')} ${behind(filled)}`]: { background: token.colorWarningBg },
      [`${when('error')} ${behind(filled)}`]: { background: token.colorErrorBg },
      [`${behind(`:is(${outlined}, ${filled})${disabled}`)}${disabled}`]: {
        background: token.colorBgContainerDisabled,
        borderColor: token.colorBorderDisabled,
      },
    },
  };
}
