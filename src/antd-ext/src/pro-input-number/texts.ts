/** Names in the field. */
export const numberTexts = {
  zh: { clear: '清除' },
  en: { clear: 'Clear' },
};
