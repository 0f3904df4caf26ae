import type { ExtLocale } from './zh-CN';

/** The texts of the library in English. */
export const enUS: ExtLocale = {
  okText: 'OK',
  cancelText: 'Cancel',
  emptyText: 'No data',
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
  treeMoreText: 'More actions for {title}',
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
