import type { ExtLocale } from './zh-CN';

/** The texts of the library in English. */
export const enUS: ExtLocale = {
  okText: 'OK',
  cancelText: 'Cancel',
  emptyText: 'No data',
  selectAllText: 'Select all',
};
