/**
 * Languages of the site, the default one first. It is the list that dumi reads, that the language
 * switch shows, and that the build uses for `<html lang>` and alternate links.
 */
export const locales = [
  { id: 'zh-CN', name: '中文', base: '/' },
  { id: 'en-US', name: 'English', base: '/en-US' },
] as const;

export type LocaleId = (typeof locales)[number]['id'];
