import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Markdown as the pages are written in it. */
export const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
