import { locales } from '../../../config/locales';

/** The locale that a page is written in, by the name of its file: `Page.en-US.md`. */
export function localeOfFile(file: string): (typeof locales)[number] {
  return locales.find(({ id }) => file.endsWith(`.${id}.md`)) ?? locales[0];
}
