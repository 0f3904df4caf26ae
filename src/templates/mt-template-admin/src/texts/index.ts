import { useSettings } from '@mtools/malganis';
import { enUS } from './en-US';
import { zhCN } from './zh-CN';

/** Every language has the texts of the Chinese file, or the types do not check. */
export type Texts = typeof zhCN;

const texts: Record<'zh-CN' | 'en-US', Texts> = { 'zh-CN': zhCN, 'en-US': enUS };

/** The texts in the language of the app; placeholders such as `{count}` are filled with `template`. */
export function useTexts(): Texts {
  return texts[useSettings()[0].locale];
}
