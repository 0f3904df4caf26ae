import type { ExtLocale } from './zh-CN';

/** The texts of the library in English. */
export const enUS: ExtLocale = {
  okText: 'OK',
  cancelText: 'Cancel',
  justOkText: 'OK',
  gotItText: 'Got it',
  emptyText: 'No data',
  searchTable: {
    form: 'Search',
    search: 'Search',
    reset: 'Reset',
    expand: 'Expand',
    collapse: 'Collapse',
  },
  shortcutTexts: {
    today: 'Today',
    yesterday: 'Yesterday',
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    thisWeek: 'This week',
    lastWeek: 'Last week',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisYear: 'This year',
  },
  clearText: 'Clear',
  startText: 'Start',
  endText: 'End',
  minText: 'Minimum',
  maxText: 'Maximum',
  selectAllText: 'Select all',
  table: {
    total: '{total} in total',
    loaded: '{count} rows loaded',
  },
  upload: {
    list: 'Files',
    choose: 'Choose files',
    uploading: 'Uploading',
    done: 'Uploaded',
    failed: 'Upload failed',
    cancel: 'Cancel',
    remove: 'Remove',
    retry: 'Retry',
    rejected: 'These files were not uploaded',
    reasons: {
      type: 'the type is not one of {accept}',
      size: 'larger than {size} MB',
      count: 'no more than {count} files',
    },
  },
};
