import { useAntdConfig } from '../_internal/useAntdConfig';
import { useExtStyle } from '../_internal/useExtStyle';
import { genPopupStyle } from './genPopupStyle';

/**
 * Lets the popup of a picker fit into the window.
 *
 * @param rootClassName That of the user.
 * @returns For `rootClassName`, with that of the user.
 */
export function usePopupClass(rootClassName: string | undefined): string {
  const { getPrefixCls } = useAntdConfig();
  const popup = getPrefixCls('ext-picker-popup');
  const styleClasses = useExtStyle('PickerPopup', popup, genPopupStyle);
  return [popup, ...styleClasses, rootClassName].filter(Boolean).join(' ');
}
