import path from 'node:path';
import type { IApi } from 'dumi';
import { pageOf } from '../pages/pagesOf';
import { changeGenerated } from './change-generated';
import { mustFind, mustReplace } from './mustFind';

const META = 'dumi/meta/index.ts';
const PATCH = 'page-list';

/** A page, or a tab of one, in dumi's list: what the list calls its demos, and the file. */
const PAGE = /^import \{ .*, demoIndex as (dmi\d+) \} from '(.*\.md)\?type=frontmatter';$/gm;

/**
 * What: takes contents lists, texts, and the demos of pages without demos out of dumi's generated list of pages.
 * Why: dumi puts all of it into the entry script, which so grows with each page that is written. The contents list
 * of a page comes in the chunk of the page (page-details.ts), and the site's search has an index of its own.
 * Upstream: https://github.com/umijs/dumi/pull/1974 made the list as it is.
 * Without it: a larger entry script, with one more chunk for each page in its list of files.
 */
export default (api: IApi) => {
  changeGenerated(api, META, (source) =>
    shortenPageList(
      source,
      // While writing, any page may get its first demo.
      (file) =>
        api.env !== 'production' ||
        pageOf(path.relative(api.cwd, file), '', api.cwd).demos.length > 0,
    ),
  );
};

export function shortenPageList(source: string, hasDemos: (file: string) => boolean): string {
  const pages = [...source.matchAll(PAGE)].map(([, demos = '', file = '']) => ({ demos, file }));
  mustFind(pages.length > 0, PATCH, `the pages of ${META}`);
  const short = [
    [/^ *textGetter: .*\n/gm, ''],
    [/, toc as t\d+/g, ''],
    [/\btoc: t\d+/g, 'toc: []'],
  ] as const;
  const withoutDetails = short.reduce(
    (text, [part, replacement]) => mustReplace(text, part, replacement, PATCH),
    source,
  );
  return pages
    .filter(({ file }) => !hasDemos(file))
    .reduce((text, { demos }) => {
      const withoutImport = mustReplace(text, `, demoIndex as ${demos} `, ' ', PATCH);
      return mustReplace(withoutImport, `    demoIndex: ${demos},\n`, '', PATCH);
    }, withoutDetails);
}
