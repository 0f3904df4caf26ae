import { base, origin } from '../../../config/site';
import type { PageEntry } from '../../common/navigation/navigation';
import type { Page } from '../pages/readPage';

/** The file that has a page's Markdown: `/guide` is in `guide.md`, and home in `index.md`. */
export const fileOf = (route: string) => `${route.slice(1) || 'index'}.md`;

/** The whole address of a file of the site. */
export const urlOf = (file: string) => origin + base + file;

export function entryOf({ route, frontmatter }: Page): PageEntry {
  const { title = '', order = 0 } = frontmatter as { title?: string; order?: number };
  return { title, link: route, order, frontmatter };
}

/** Pages as a list of links to their Markdown, with what they say of themselves. */
export function listed(entries: readonly PageEntry[]): string {
  return entries
    .map(({ title, link, frontmatter }) => {
      const { description } = frontmatter as { description?: string };
      return `- [${title}](${urlOf(fileOf(link))})${description ? `: ${description}` : ''}`;
    })
    .join('\n');
}
