import type { CSSObject } from '@ant-design/cssinjs';
import type { GlobalToken } from 'antd';

/**
 * What antd's compact group does not do: both sides grow alike, and the separator belongs to the field.
 *
 * @param prefix Class name of the root element.
 * @param token The tokens as references to CSS variables.
 */
export function genRangeStyle(prefix: string, token: GlobalToken): CSSObject {
  const separator = `.${prefix}-separator[class*="-variant-outlined"]`;
  const when = (status: string) => `&:has([class*="-status-${status}"])`;
  return {
    // The repetition outweighs the classes by which antd styles the parts of a compact group.
    [`.${prefix}.${prefix}`]: {
      [`.${prefix}-start, .${prefix}-end`]: { flex: '1 1 90px', minWidth: 0 },
      [`.${prefix}-separator`]: {
        paddingInline: token.paddingXS,
        color: token.colorTextDescription,
        background: 'transparent',
      },
      // antd marks its fields with this status, but draws none of them in its colour.
      [when('success')]: {
        [`.${prefix}-start[class*="-outlined"], .${prefix}-end[class*="-outlined"], ${separator}`]:
          {
            borderColor: token.colorSuccess,
          },
      },
      [`${when('warning')} ${separator}`]: { borderColor: token.colorWarning },
      [`${when('error')} ${separator}`]: { borderColor: token.colorError },
    },
  };
}
