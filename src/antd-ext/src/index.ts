export type { DataMap, DataMapValueType } from './_internal/data-map/types';
export type {
  DialogCancelEvent,
  DialogFooterContent,
  DialogFooterParts,
} from './_internal/dialog/types';
export type * from './button-ext';
export { ButtonExt } from './button-ext';
export type * from './config-provider-ext';
export { ConfigProviderExt } from './config-provider-ext';
export {
  BUTTON_DEBOUNCE_MS,
  CELL_ELLIPSIS_ROWS,
  NOTIFICATION_DURATION_S,
  PAGINATION_MIN_TOTAL,
  SIDER_COLLAPSED_WIDTH,
  SIDER_WIDTH,
} from './constants';
export type * from './date-picker-ext';
export { DatePickerExt, DatePickerOutLineExt, RangePickerOutLineExt } from './date-picker-ext';
export type * from './drawer-ext';
export { DrawerExt } from './drawer-ext';
export type * from './input-ext';
export { InputExt, InputOutLineExt } from './input-ext';
export type * from './layout-ext';
export { LayoutExt } from './layout-ext';
export type * from './modal-ext';
export { ModalExt } from './modal-ext';
export type * from './notification-ext';
export { NotificationExt } from './notification-ext';
export type * from './pro-input-number';
export { ProInputNumber, ProInputNumberOutLine } from './pro-input-number';
export type * from './pro-search-table';
export { createUrlSync, ProSearchTable } from './pro-search-table';
export type * from './radio-group-ext';
export { RadioGroupExt } from './radio-group-ext';
export type * from './range-number-ext';
export { RangeNumberExt } from './range-number-ext';
export type * from './select-ext';
export { SelectExt, SelectOutLineExt } from './select-ext';
export type * from './table-ext';
export { TableExt } from './table-ext';
export { type ColorMode, getTheme, type ThemeExt, type ThemeSet, themes } from './themes';
export type * from './tree-ext';
export { TreeExt } from './tree-ext';
export type * from './upload-ext';
export { UploadExt } from './upload-ext';
