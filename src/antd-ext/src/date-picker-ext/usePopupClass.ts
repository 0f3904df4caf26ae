import { useAntdConfig } from '../_internal/useAntdConfig';
import { useExtStyle } from '../_internal/useExtStyle';
import { genPopupStyle } from './genPopupStyle';

/** Adds the styles that make the popup of a picker fit into the window to the `rootClassName` of the user. */
export function usePopupClass(rootClassName: string | undefined): string {
  const { getPrefixCls } = useAntdConfig();
  const popup = getPrefixCls('ext-picker-popup');
  const styleClasses = useExtStyle('PickerPopup', popup, genPopupStyle);
  return [popup, ...styleClasses, rootClassName].filter(Boolean).join(' ');
}
