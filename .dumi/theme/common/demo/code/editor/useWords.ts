import { useSite } from '../../../../hooks/useSite';
import enUS from '../../../../locales/editor/en-US.json';
import zhCN from '../../../../locales/editor/zh-CN.json';

const words = { 'zh-CN': zhCN, 'en-US': enUS };

export type EditorWords = typeof zhCN;

/** What the editor says, in the page's language. It comes with the editor and not with every page. */
export function useWords(): EditorWords {
  return words[useSite().locale.id];
}
