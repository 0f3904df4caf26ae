import type { LocaleId } from '../../../config/locales';
import { useRoute } from '../../runtime/route';
import { fill } from './fill';

/** Gives a text by its id, with values in place of the names in braces. */
export type ReadText<Id extends string> = (id: Id, values?: Record<string, unknown>) => string;

/**
 * Texts that come with the code which shows them, and not with every page as those of the shell do (hooks/useMessage).
 *
 * @param texts of each locale
 * @returns a hook; what it gives is the same function as long as the locale is
 */
export function createTexts<Texts extends Record<string, string>>(
  texts: Record<LocaleId, Texts>,
): () => ReadText<keyof Texts & string> {
  const toReader =
    (own: Texts): ReadText<keyof Texts & string> =>
    (id, values) =>
      fill(own[id] ?? id, values);
  const readers = { 'zh-CN': toReader(texts['zh-CN']), 'en-US': toReader(texts['en-US']) };
  return () => readers[useRoute().locale.id];
}
