/** The texts of the library in simplified Chinese. */
export const zhCN = {
  okText: '确定',
  cancelText: '取消',
  emptyText: '暂无数据',
  shortcutTexts: {
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
};

/** What every language of the library has to say. */
export type ExtLocale = typeof zhCN;
