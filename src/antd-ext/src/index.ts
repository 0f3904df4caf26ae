export { ButtonExt, type ButtonExtOwnProps, type ButtonExtProps } from './button-ext';
export {
  type ConfigInForce,
  ConfigProviderExt,
  type ConfigProviderExtOwnProps,
  type ConfigProviderExtProps,
  type StaticConfig,
} from './config-provider-ext';
export { BUTTON_DEBOUNCE_MS } from './constants';
export {
  DatePickerExt,
  type DatePickerExtOwnProps,
  type DatePickerExtProps,
  DatePickerOutLineExt,
  type DatePickerOutLineExtOwnProps,
  type DatePickerOutLineExtProps,
  type DateValue,
  type PickerValue,
  type RangePickerExtOwnProps,
  type RangePickerExtProps,
  RangePickerOutLineExt,
  type RangePickerOutLineExtProps,
  type RangeShortcut,
  type RangeValue,
  type ValueFormat,
} from './date-picker-ext';
export { type ColorMode, getTheme, type ThemeExt, type ThemeSet, themes } from './themes';
