import path from 'node:path';
import type { IApi } from 'dumi';
import { winPath } from 'dumi/plugin-utils';
import { chunkNameOf } from './pages/chunkNameOf';
import { pagesOf } from './pages/pagesOf';
import type { Page } from './pages/readPage';

/**
 * Writes `@@/page-details`: what a page's frontmatter and contents list say comes in the chunk of the page. The
 * entry script keeps what the navigation shows (dumi-patches/page-list.ts).
 */
export default (api: IApi) => {
  api.onGenerateFiles(() => {
    const pages = pagesOf(api.appData.routes, api.cwd);
    const loaders = pages.map(({ file }) => {
      const source = winPath(path.join(api.cwd, file));
      const chunk = chunkNameOf(source, api.cwd);
      const comment = `/* webpackChunkName: "${chunk}", webpackExports: ["frontmatter", "toc"] */`;
      return `  '${idOf(file)}': () => import(${comment} '${source}?details'),`;
    });
    api.writeTmpFile({
      noPluginDir: true,
      path: 'page-details.ts',
      content: `export const detailLoaders = {\n${loaders.join('\n')}\n};\n`,
    });
    api.writeTmpFile({
      noPluginDir: true,
      path: 'page-words.json',
      content: JSON.stringify(wordsOf(pages)),
    });
  });
};

/** Subtitle and keywords of each page by its path in the site, for the overview, which shows many pages. */
function wordsOf(pages: readonly Page[]): Record<string, object> {
  return Object.fromEntries(
    pages.flatMap(({ route, frontmatter: { subtitle, keywords } }) =>
      subtitle || keywords ? [[route.slice(1), { subtitle, keywords }]] : [],
    ),
  );
}

/** The id that dumi gives to a page: its path in the repository without the extension. */
function idOf(file: string): string {
  return winPath(file).replace(/\.md$/, '');
}
