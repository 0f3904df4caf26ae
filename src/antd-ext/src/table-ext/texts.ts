/** What the table says by itself. */
export const tableTexts = {
  zh: {
    total: '共 {total} 条',
    loaded: '已加载 {count} 条',
  },
  en: {
    total: '{total} in total',
    loaded: 'Rows loaded: {count}',
  },
};
