/** Names of the parts of the layout. */
export const layoutTexts = {
  zh: {
    skip: '跳到内容',
    nav: '主导航',
    sider: '侧边菜单',
    tabs: '已打开的页面',
    closeTab: '关闭页签',
  },
  en: {
    skip: 'Skip to content',
    nav: 'Main navigation',
    sider: 'Side menu',
    tabs: 'Open pages',
    closeTab: 'Close tab',
  },
};
