import { fill } from '../../common/fill';
import { useSite } from '../../hooks/useSite';
import enUS from '../../locales/search/en-US.json';
import zhCN from '../../locales/search/zh-CN.json';

const texts = { 'zh-CN': zhCN, 'en-US': enUS };

/** The dialog's own texts. They come with it: the shell's are loaded by every visitor of every page. */
export function useTexts() {
  const { locale } = useSite();
  return (id: keyof typeof zhCN, values?: Record<string, unknown>): string =>
    fill(texts[locale.id][id], values);
}
