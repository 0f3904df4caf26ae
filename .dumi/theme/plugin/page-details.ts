import path from 'node:path';
import type { IApi } from 'dumi';
import { winPath } from 'dumi/plugin-utils';
import { changeGenerated } from './change-generated';
import { pageOf, pagesOf } from './pages/pagesOf';
import type { Page } from './pages/readPage';

const META = 'dumi/meta/index.ts';

/** A page, or a tab of one, in dumi's list: what the list calls its demos, and the file. */
const PAGE = /^import \{ .*, demoIndex as (dmi\d+) \} from '(.*\.md)\?type=frontmatter';$/gm;

/**
 * dumi puts the whole header and the contents list of every page into the entry script, which so grows
 * with each page that is written. Here the entry keeps what the navigation shows; the rest comes in the
 * chunk of the page itself, by `@@/page-details`.
 */
export default (api: IApi) => {
  changeGenerated(api, META, (source) => {
    const pages = [...source.matchAll(PAGE)].map(([, demos = '', file = '']) => ({ demos, file }));
    if (pages.length === 0) throw new Error(`dumi's ${META} names no page as expected`);
    const demoless = pages.filter(({ file }) => {
      // While writing, any page may get its first demo.
      if (api.env !== 'production') return false;
      return pageOf(path.relative(api.cwd, file), '', api.cwd).demos.length === 0;
    });
    return demoless.reduce(withoutDemos, withoutDetails(source));
  });

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

/** Takes the demos of a page out of the list, which would name as many files for none as for any. */
function withoutDemos(meta: string, { demos }: { demos: string }): string {
  return meta.replace(`, demoIndex as ${demos} `, ' ').replace(`    demoIndex: ${demos},\n`, '');
}

/** Takes out contents lists, which are empty here, and words that only dumi's own search would read. */
function withoutDetails(meta: string): string {
  return meta
    .replace(/^ *textGetter: .*\n/gm, '')
    .replace(/, toc as t\d+/g, '')
    .replace(/\btoc: t\d+/g, 'toc: []');
}

/** Subtitle and keywords of each page by its path in the site, for the overview, which shows many pages. */
function wordsOf(pages: readonly Page[]): Record<string, object> {
  return Object.fromEntries(
    pages.flatMap(({ route, frontmatter: { subtitle, keywords } }) =>
      subtitle || keywords ? [[route.slice(1), { subtitle, keywords }]] : [],
    ),
  );
}

/** The name that umi gives to the chunk of a page; what else has it is put into the same file. */
export function chunkNameOf(file: string, cwd: string): string {
  return path.relative(cwd, file).replace(/[\\/]/g, '__');
}

/** The id that dumi gives to a page: its path in the repository without the extension. */
function idOf(file: string): string {
  return winPath(file).replace(/\.md$/, '');
}
