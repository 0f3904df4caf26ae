import { useSite } from '../../hooks/useSite';
import enUS from '../../locales/playground/en-US.json';
import zhCN from '../../locales/playground/zh-CN.json';

const words = { 'zh-CN': zhCN, 'en-US': enUS };

/** What the panel says, in the page's language. It comes with the panel and not with every page. */
export function useWords() {
  return words[useSite().locale.id];
}
