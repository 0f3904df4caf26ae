import { readFileSync } from 'node:fs';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A block of code on a page. */
export interface GuideBlock {
  /** Page, from the root of the repository. */
  file: string;
  /** Line of the page on which the code begins. */
  line: number;
  lang: string;
  code: string;
}

/**
 * Reads the blocks of code of a page.
 *
 * @param root root of the repository
 * @param file Markdown file, relative to it
 */
export function readBlocks(root: string, file: string): GuideBlock[] {
  const tree = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .parse(readFileSync(path.join(root, file), 'utf8'));
  const blocks: GuideBlock[] = [];
  visit(tree, 'code', ({ lang, value, position }) => {
    if (position)
      blocks.push({ file, line: position.start.line + 1, lang: lang ?? '', code: value });
  });
  return blocks;
}

/** Where a block is, or a line of it. */
export function placeOf({ file, line }: GuideBlock, offset = 0): string {
  return `${file}:${line + offset}`;
}

/** The blocks without those whose code an earlier one has too, such as that of the other language. */
export function distinct(blocks: readonly GuideBlock[]): GuideBlock[] {
  return blocks.filter(
    ({ code }, index) => blocks.findIndex((block) => block.code === code) === index,
  );
}
