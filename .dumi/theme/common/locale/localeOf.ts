import { locales } from '../../../config/locales';
import { withoutLocale } from '../navigation/paths';

/** The language that a page is written in, by its address in the site. */
export function localeOf(path: string): (typeof locales)[number] {
  return (
    locales.find(({ base }) => base !== '/' && withoutLocale(path, [base]) !== path) ?? locales[0]
  );
}
