import type { IApi } from 'dumi';
import { locales } from '../../../config/locales';
import { base, origin } from '../../../config/site';
import { pagesOf } from '../pages/pagesOf';
import type { Page } from '../pages/readPage';
import { chunksOf } from '../site-data';
import { finishPage } from './finishPage';
import { openSearch } from './openSearch';
import { type Compilation, chunkListOf, scriptsOf } from './preloads';
import { sitemap } from './sitemap';

/** The literal shell that umi writes for the route pattern `/~demos/:id`. */
const PATTERN_SHELL = /\/:/;
const DEMO = /^~demos\//;

/** Turns what umi has prerendered into documents that read well without JavaScript and for search engines. */
export default (api: IApi) => {
  let compilation: Compilation | undefined;

  api.onBuildComplete(({ err, stats }) => {
    if (!err) compilation = stats.compilation;
  });

  api.modifyExportHTMLFiles({
    // After umi has written the files' content.
    stage: Number.POSITIVE_INFINITY,
    fn: async (files, { getMarkup, markupArgs }) => {
      const shell = await getMarkup(markupArgs);
      const pages = files.filter(({ path }) => !PATTERN_SHELL.test(path));
      const documents = pages
        .filter(({ path }) => path !== '404.html' && !DEMO.test(path))
        .map(({ path }) => path.replace(/(^|\/)index\.html$/, ''));
      const sources = sourcesOf(pagesOf(api.appData.routes, api.cwd));
      const site = {
        base,
        origin,
        locales,
        documents,
        chunkList: compilation && chunkListOf(compilation),
        descriptionOf: (document: string) => {
          const source = sources.get(document);
          return source && descriptionOf(source);
        },
        scriptsOf: (document: string, html: string) => {
          const source = sources.get(document);
          if (!compilation || !source) return [];
          const isStatic = html.includes('<div class="static-page">');
          return scriptsOf(compilation, chunksOf(source, api.cwd, isStatic));
        },
      };
      for (const file of pages) {
        const html = finishPage({ ...file, content: inShell(file.content, shell) }, site);
        // In place, and as one text: what the page was before, and the thousands of pieces that it is put together
        // from, would take several times the memory.
        file.content = Buffer.from(html).toString();
      }
      const descriptions = locales.map((locale) => openSearch(locale, site));
      return [...pages, ...descriptions, { path: 'sitemap.xml', content: sitemap(site) }];
    },
  });
};

const ROOT = '<div id="root">';

/** Puts what runtime/server.tsx has rendered into umi's document; what is a document already stays. */
function inShell(content: string, shell: string): string {
  if (!content.startsWith(ROOT)) return content;
  if (!shell.includes(`${ROOT}</div>`)) throw new Error(`umi's document has no ${ROOT}</div>`);
  return shell.replace(`${ROOT}</div>`, () => content);
}

/** The page of each document, by its path without leading slash. */
function sourcesOf(pages: readonly Page[]): Map<string, Page> {
  return new Map(pages.map((page) => [page.route.replace(/^\/|\/$/g, ''), page]));
}

function descriptionOf({ frontmatter: { description } }: Page): string | undefined {
  return typeof description === 'string' ? description : undefined;
}
