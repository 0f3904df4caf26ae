import { pathOf, type Site, translationsOf } from './addresses';

/** The sitemap of all pages, each with its translations. Demos and the 404 page are not in it. */
export function sitemap(site: Site): string {
  const urls = site.documents.map((document) => {
    const alternates = translationsOf(document, site).map(
      ({ lang, href }) => `    <xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
    );
    const location = `    <loc>${site.origin}${pathOf(document, site)}</loc>`;
    return ['  <url>', location, ...alternates, '  </url>'].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
