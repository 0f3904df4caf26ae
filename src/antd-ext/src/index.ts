export type { DataMap, DataMapValueType } from './_internal/data-map/types';
export { ButtonExt, type ButtonExtOwnProps, type ButtonExtProps } from './button-ext';
export {
  type ConfigInForce,
  ConfigProviderExt,
  type ConfigProviderExtOwnProps,
  type ConfigProviderExtProps,
  type StaticConfig,
} from './config-provider-ext';
export { BUTTON_DEBOUNCE_MS, CELL_ELLIPSIS_ROWS, PAGINATION_MIN_TOTAL } from './constants';
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
export {
  InputExt,
  type InputExtOwnProps,
  type InputExtProps,
  InputOutLineExt,
  type InputOutLineExtOwnProps,
  type InputOutLineExtProps,
  type OTPExtProps,
  type PasswordExtProps,
  type SearchExtProps,
  type TextAreaExtProps,
} from './input-ext';
export {
  type NumberValue,
  ProInputNumber,
  ProInputNumberOutLine,
  type ProInputNumberOutLineOwnProps,
  type ProInputNumberOutLineProps,
  type ProInputNumberOwnProps,
  type ProInputNumberProps,
} from './pro-input-number';
export {
  RadioGroupExt,
  type RadioGroupExtOwnProps,
  type RadioGroupExtProps,
} from './radio-group-ext';
export {
  RangeNumberExt,
  type RangeNumberExtOwnProps,
  type RangeNumberExtProps,
  type RangeNumberRef,
  type RangeNumberSlot,
  type RangeNumberValue,
  type RangeRule,
  type RangeSideProps,
} from './range-number-ext';
export {
  SelectExt,
  type SelectExtOption,
  type SelectExtOwnProps,
  type SelectExtProps,
  SelectOutLineExt,
  type SelectOutLineExtOwnProps,
  type SelectOutLineExtProps,
} from './select-ext';
export {
  TableExt,
  type TableExtColumnGroupType,
  type TableExtColumnOptions,
  type TableExtColumnsType,
  type TableExtColumnType,
  type TableExtOwnProps,
  type TableExtProps,
  type TableExtRef,
} from './table-ext';
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
