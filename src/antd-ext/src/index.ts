export type { DataMap, DataMapValueType } from './_internal/data-map/types';
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
  RadioGroupExt,
  type RadioGroupExtOwnProps,
  type RadioGroupExtProps,
} from './radio-group-ext';
export {
  SelectExt,
  type SelectExtOption,
  type SelectExtOwnProps,
  type SelectExtProps,
  SelectOutLineExt,
  type SelectOutLineExtOwnProps,
  type SelectOutLineExtProps,
} from './select-ext';
export { type ColorMode, getTheme, type ThemeExt, type ThemeSet, themes } from './themes';
export {
  type UploadAnswer,
  type UploadChange,
  UploadExt,
  type UploadExtOwnProps,
  type UploadExtProps,
  type UploadRejectReason,
  type UploadRequestContext,
  type UploadResult,
} from './upload-ext';
