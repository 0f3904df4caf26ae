/** Names in a node. */
export const treeTexts = {
  zh: { more: '「{title}」的更多操作' },
  en: { more: 'More actions for {title}' },
};
