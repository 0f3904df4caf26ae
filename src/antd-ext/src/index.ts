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
  type NumberValue,
  ProInputNumber,
  ProInputNumberOutLine,
  type ProInputNumberOutLineOwnProps,
  type ProInputNumberOutLineProps,
  type ProInputNumberOwnProps,
  type ProInputNumberProps,
} from './pro-input-number';
export { type ColorMode, getTheme, type ThemeExt, type ThemeSet, themes } from './themes';
