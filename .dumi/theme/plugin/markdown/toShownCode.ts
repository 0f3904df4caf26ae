import path from 'node:path';
import type { LocaleId } from '../../../config/locales';
import { format } from './formatCode';
import { localizeDemo } from './localizeDemo';

const known = new Map<string, string>();

/**
 * The code of a file of a demo as readers of a locale see, copy and edit it.
 *
 * @param name of the file
 * @throws Error if the code cannot be parsed
 */
export function toShownCode(code: string, name: string, locale: LocaleId): string {
  if (!/\.tsx?$/.test(name)) return code;
  const key = `${locale} ${code}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const localized = localizeDemo(code, locale);
  const shown = localized === code ? code : format(localized, path.basename(name));
  known.set(key, shown);
  return shown;
}
