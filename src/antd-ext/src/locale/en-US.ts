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
};
