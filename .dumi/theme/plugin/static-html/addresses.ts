import type { locales } from '../../../config/locales';
import { withLocale, withoutLocale } from '../../common/navigation/paths';

export interface Site {
  /** Path under which the site is served, with both slashes. */
  base: string;
  /** Scheme and host of the published site. */
  origin: string;
  locales: typeof locales;
  /** Paths of all pages without leading slash, home being empty: `''`, `guide`, `en-US/guide`. */
  documents: readonly string[];
  /** The file with the names of all chunks; none where nothing was compiled. */
  chunkList: string | undefined;
  /** What a page says of itself to search engines. */
  descriptionOf: (document: string) => string | undefined;
  /** Scripts that a page needs besides the entry, as file names in the output folder. */
  scriptsOf: (document: string, html: string) => readonly string[];
}

/** The one address of a page, without trailing slash: `/mtools`, `/mtools/guide`. */
export function pathOf(document: string, { base }: Site): string {
  return document ? `${base}${document}` : base.replace(/\/$/, '');
}

/** The language that a page is written in, by its path. */
export function localeOf(document: string, { locales }: Site) {
  return (
    locales.find(({ base }) => base !== '/' && `/${document}/`.startsWith(`${base}/`)) ?? locales[0]
  );
}

/**
 * A page and its translations: language and absolute address of each, and as `x-default` the one for
 * a reader of any other language.
 */
export function translationsOf(document: string, site: Site): { lang: string; href: string }[] {
  const bases = site.locales.map(({ base }) => base);
  const shared = withoutLocale(`/${document}`, bases);
  const translations = site.locales.flatMap(({ id, base }) => {
    const translation = withLocale(shared, base).slice(1);
    if (!site.documents.includes(translation)) return [];
    return [{ lang: id as string, href: site.origin + pathOf(translation, site) }];
  });
  const [first] = translations;
  return first ? [...translations, { lang: 'x-default', href: first.href }] : [];
}
