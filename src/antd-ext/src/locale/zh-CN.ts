/** The texts of the library in simplified Chinese. */
export const zhCN = {
  okText: '确定',
  cancelText: '取消',
  justOkText: '知道了',
  gotItText: '我知道了',
  emptyText: '暂无数据',
  searchTable: {
    form: '查询条件',
    search: '查询',
    reset: '重置',
    expand: '展开',
    collapse: '收起',
  },
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
  clearText: '清除',
  startText: '起始值',
  endText: '结束值',
  minText: '最小值',
  maxText: '最大值',
  selectAllText: '全选',
  table: {
    total: '共 {total} 条',
    loaded: '已加载 {count} 条',
  },
  layout: {
    skip: '跳到内容',
    nav: '主导航',
    sider: '侧边菜单',
    closeTab: '关闭页签',
  },
  treeMoreText: '“{title}”的更多操作',
  upload: {
    list: '文件列表',
    choose: '选择文件',
    uploading: '正在上传',
    done: '上传完成',
    failed: '上传失败',
    cancel: '取消',
    remove: '移除',
    retry: '重试',
    rejected: '以下文件未上传',
    reasons: {
      type: '类型不符，只接受 {accept}',
      size: '超过 {size} MB',
      count: '最多 {count} 个文件',
    },
  },
};

/** What every language of the library has to say. */
export type ExtLocale = typeof zhCN;
