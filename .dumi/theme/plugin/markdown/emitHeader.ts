import path from 'node:path';
import { lodash } from 'dumi/plugin-utils';
import type { Page } from '../pages/readPage';
import { demosChunk } from './demosChunk';

/** What a frontmatter tells a reader of that page only. */
const DETAILS = ['description', 'subtitle', 'keywords', 'updated', 'filename', 'toc'] as const;

/**
 * Writes what the entry script has of each page (`?type=frontmatter`): words for the navigation, and where
 * the page's demos are. It reads only the page's source: the first page is shown before
 * the others are transformed, and a mistake in one of them spoils no other.
 *
 * @param file absolute path of the page
 * @param ids of the demos that it shows
 */
export function emitHeader(page: Page, file: string, ids: readonly string[]): string {
  const frontmatter: Record<string, unknown> = { title: titleOf(page), ...page.frontmatter };
  for (const detail of DETAILS) delete frontmatter[detail];
  const request = JSON.stringify(`${file}?type=demo`);
  return `export const frontmatter = ${JSON.stringify(frontmatter)};
export const toc = [];
export const demoIndex = {
  ids: ${JSON.stringify(ids)},
  getter: () => import(${demosChunk(page.file)}${request}),
};
`;
}

/** As dumi calls a page without a title: by its name. */
function titleOf({ file }: Page): string {
  const [, tab] = /\.\$tab-([^.]+)/.exec(file) ?? [];
  const [name = ''] = path.basename(file.replace(/(\/index)?(\.[\w-]+)?\.md$/, '')).split('.');
  return lodash.startCase(tab ?? name);
}
