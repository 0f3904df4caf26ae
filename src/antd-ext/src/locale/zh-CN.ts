/** The texts of the library in simplified Chinese. */
export const zhCN = {
  okText: '确定',
  cancelText: '取消',
  emptyText: '暂无数据',
  clearText: '清除',
  startText: '起始值',
  endText: '结束值',
  minText: '最小值',
  maxText: '最大值',
};

/** What every language of the library has to say. */
export type ExtLocale = typeof zhCN;
