import type { Root } from 'hast';

/** What a page's header tells a reader of that page only. */
const DETAILS = ['description', 'subtitle', 'keywords', 'updated', 'filename', 'toc'] as const;

/** Takes out of a page's metadata what the navigation does not show (see page-details.ts). */
export function rehypeLeanMeta() {
  return (_tree: Root, file: { data: object }) => {
    const data = file.data as { frontmatter?: Record<string, unknown>; toc?: unknown[] };
    for (const detail of DETAILS) delete data.frontmatter?.[detail];
    data.toc = [];
  };
}
