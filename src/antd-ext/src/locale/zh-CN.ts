/** The texts of the library in simplified Chinese. */
export const zhCN = {
  okText: '确定',
  cancelText: '取消',
  emptyText: '暂无数据',
  selectAllText: '全选',
};

/** What every language of the library has to say. */
export type ExtLocale = typeof zhCN;
