import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { locales } from '../../../config/locales';
import { base, origin } from '../../../config/site';
import { readPage } from '../checks/readPage';
import { finishPage } from './finishPage';
import { openSearch } from './openSearch';
import { type Compilation, scriptsOf } from './preloads';
import { sitemap } from './sitemap';

/** The literal shell that umi writes for the route pattern `/~demos/:id`. */
const PATTERN_SHELL = /\/:/;
const DEMO = /^~demos\//;

interface Route {
  absPath: string;
  file?: string;
}

/** Turns what umi has prerendered into documents that read well without JavaScript and for search engines. */
export default (api: IApi) => {
  let compilation: Compilation | undefined;

  api.onBuildComplete(({ err, stats }) => {
    if (!err) compilation = stats.compilation;
  });

  api.modifyExportHTMLFiles({
    // After umi has written the files' content.
    stage: Number.POSITIVE_INFINITY,
    fn: (files: { path: string; content: string }[]) => {
      const pages = files.filter(({ path }) => !PATTERN_SHELL.test(path));
      const documents = pages
        .filter(({ path }) => path !== '404.html' && !DEMO.test(path))
        .map(({ path }) => path.replace(/(^|\/)index\.html$/, ''));
      const sources = sourcesOf(Object.values(api.appData.routes), api.cwd);
      const site = {
        base,
        origin,
        locales,
        documents,
        descriptionOf: (document: string) => {
          const source = sources.get(document);
          return source ? descriptionOf(path.join(api.cwd, source)) : undefined;
        },
        scriptsOf: (document: string) => {
          const source = sources.get(document);
          return compilation && source ? scriptsOf(compilation, source) : [];
        },
      };
      const finished = pages.map((file) => ({ ...file, content: finishPage(file, site) }));
      const descriptions = locales.map((locale) => openSearch(locale, site));
      return [...finished, ...descriptions, { path: 'sitemap.xml', content: sitemap(site) }];
    },
  });
};

/** The Markdown file of each page, by the page's path without leading slash. */
function sourcesOf(routes: Route[], cwd: string): Map<string, string> {
  return new Map(
    routes.flatMap(({ absPath, file }) =>
      file?.endsWith('.md')
        ? [[absPath.replace(/^\/|\/$/g, ''), path.relative(cwd, path.resolve(cwd, file))] as const]
        : [],
    ),
  );
}

function descriptionOf(file: string): string | undefined {
  const { description } = readPage(file, '', readFileSync(file, 'utf8')).frontmatter;
  return typeof description === 'string' ? description : undefined;
}
