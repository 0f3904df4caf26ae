/** Names in the search form. */
export const searchTexts = {
  zh: {
    form: '查询条件',
    search: '查询',
    reset: '重置',
    expand: '展开',
    collapse: '收起',
  },
  en: {
    form: 'Search',
    search: 'Search',
    reset: 'Reset',
    expand: 'Expand',
    collapse: 'Collapse',
  },
};
