/** What the list says above its options. */
export const selectTexts = {
  zh: { selectAll: '全选' },
  en: { selectAll: 'Select all' },
};
