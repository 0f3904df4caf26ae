/** Names of the built-in shortcuts. */
export const shortcutTexts = {
  zh: {
    today: '今天',
    yesterday: '昨天',
    last7: '最近 7 天',
    last30: '最近 30 天',
    thisWeek: '本周',
    lastWeek: '上周',
    thisMonth: '本月',
    lastMonth: '上月',
    thisYear: '今年',
  },
  en: {
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
