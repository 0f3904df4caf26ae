import type { Root } from 'hast';

/**
 * Takes out of a page's metadata what only search engines read. dumi puts the metadata of all pages
 * into the entry script; the description is written into the page's HTML instead (plugin/static-html),
 * and the keywords into the search index.
 */
export function rehypeLeanMeta() {
  return (_tree: Root, file: { data: object }) => {
    const { frontmatter } = file.data as {
      frontmatter?: { description?: string; keywords?: string[] };
    };
    delete frontmatter?.description;
    delete frontmatter?.keywords;
  };
}
