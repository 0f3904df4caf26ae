import type { LocaleId } from '../../../config/locales';
import { pathOf, type Site } from './addresses';

type Locale = Site['locales'][number];

const NAME = 'mtools';

const DESCRIPTIONS: Record<LocaleId, string> = {
  'zh-CN': '搜索 mtools 的组件、属性、示例与文档',
  'en-US': 'Search the components, props, demos and guides of mtools',
};

const fileOf = ({ id }: Locale) => `opensearch.${id}.xml`;

/** What a browser's list of search engines shows, of each language. */
const titleOf = ({ name }: Locale) => `${NAME} (${name})`;

/** The link by which a browser finds out that it can search the site from its address bar. */
export function openSearchLink(locale: Locale, { base }: Site): Record<string, string> {
  return {
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title: titleOf(locale),
    href: base + fileOf(locale),
  };
}

/**
 * The OpenSearch description of one language: its query opens the search dialog of the home page.
 * It names the published address, so it is made here and does not stand in public/.
 */
export function openSearch(locale: Locale, site: Site): { path: string; content: string } {
  const home = site.origin + pathOf(locale.base.slice(1), site);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${titleOf(locale)}</ShortName>`,
    `  <Description>${DESCRIPTIONS[locale.id]}</Description>`,
    `  <Language>${locale.id}</Language>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image width="16" height="16" type="image/svg+xml">${site.origin}${site.base}favicon.svg</Image>`,
    `  <Url type="text/html" template="${home}?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ];
  return { path: fileOf(locale), content: lines.join('\n') };
}
