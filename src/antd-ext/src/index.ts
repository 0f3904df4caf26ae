export type { DataMap, DataMapValueType } from './_internal/data-map/types';
export type {
  DialogCancelEvent,
  DialogFooterContent,
  DialogFooterParts,
} from './_internal/dialog/types';
export { ButtonExt, type ButtonExtOwnProps, type ButtonExtProps } from './button-ext';
export {
  type ConfigInForce,
  ConfigProviderExt,
  type ConfigProviderExtOwnProps,
  type ConfigProviderExtProps,
  type StaticConfig,
} from './config-provider-ext';
export {
  BUTTON_DEBOUNCE_MS,
  CELL_ELLIPSIS_ROWS,
  NOTIFICATION_DURATION_S,
  PAGINATION_MIN_TOTAL,
  SIDER_COLLAPSED_WIDTH,
  SIDER_WIDTH,
} from './constants';
export {
  DatePickerExt,
  type DatePickerExtComponent,
  type DatePickerExtOwnProps,
  type DatePickerExtProps,
  DatePickerOutLineExt,
  type DatePickerOutLineExtOwnProps,
  type DatePickerOutLineExtProps,
  type DateValue,
  type PickerRef,
  type PickerText,
  type PickerValue,
  type RangePickerExtOwnProps,
  type RangePickerExtProps,
  RangePickerOutLineExt,
  type RangePickerOutLineExtProps,
  type RangeShortcut,
  type RangeValue,
  type RangeValueInput,
  type ValueFormat,
} from './date-picker-ext';
export { DrawerExt, type DrawerExtOwnProps, type DrawerExtProps } from './drawer-ext';
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
  type LayoutCollapseInfo,
  type LayoutController,
  LayoutExt,
  type LayoutExtOwnProps,
  type LayoutExtProps,
  type LayoutHistory,
  type LayoutMenuItem,
  type LayoutMenuItems,
  type LayoutSelectInfo,
  type LayoutSlot,
  type LayoutState,
  type LayoutTab,
  type NavigationMode,
} from './layout-ext';
export {
  ModalExt,
  type ModalExtFuncProps,
  type ModalExtHandle,
  type ModalExtMethods,
  type ModalExtOwnProps,
  type ModalExtProps,
} from './modal-ext';
export {
  NotificationExt,
  type NotificationExtConfig,
  type NotificationExtInstance,
  type NotificationExtOwnProps,
  type NotificationExtProps,
  type NotificationExtStaticConfig,
  type NotificationExtStatics,
} from './notification-ext';
export {
  type NumberValue,
  ProInputNumber,
  ProInputNumberOutLine,
  type ProInputNumberOutLineOwnProps,
  type ProInputNumberOutLineProps,
  type ProInputNumberOwnProps,
  type ProInputNumberProps,
  type ProInputNumberRef,
} from './pro-input-number';
export {
  createUrlSync,
  type ProSearchColumn,
  type ProSearchColumnGroup,
  type ProSearchColumnOptions,
  type ProSearchColumnType,
  type ProSearchContext,
  type ProSearchFormProps,
  type ProSearchPage,
  type ProSearchPaging,
  type ProSearchParams,
  ProSearchTable,
  type ProSearchTableAction,
  type ProSearchTableOwnProps,
  type ProSearchTableProps,
  type SearchField,
  type SearchValues,
  type UrlQuery,
  type UrlSpec,
  type UrlSync,
  type UrlSyncOptions,
} from './pro-search-table';
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
  type RangeNumberValueInput,
  type RangeRule,
  type RangeSideProps,
} from './range-number-ext';
export {
  SelectExt,
  type SelectExtLabel,
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
  type TableExtComponent,
  type TableExtOwnProps,
  type TableExtProps,
  type TableExtRef,
} from './table-ext';
export { type ColorMode, getTheme, type ThemeExt, type ThemeSet, themes } from './themes';
export {
  type AnyTreeNode,
  type BasicTreeNode,
  type NodeMore,
  type NodeMoreItems,
  TreeExt,
  type TreeExtOwnProps,
  type TreeExtProps,
  type TreeExtRef,
} from './tree-ext';
export {
  type UploadAnswer,
  type UploadChange,
  UploadExt,
  type UploadExtOwnProps,
  type UploadExtProps,
  type UploadRef,
  type UploadRejectReason,
  type UploadRequestContext,
  type UploadResult,
} from './upload-ext';
