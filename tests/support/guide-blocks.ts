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

/** A block as a file of a small project: one whose first line is `// src/a.tsx` is that file. */
export interface GuideFile extends GuideBlock {
  /** Path of the file, below a folder of its page. */
  path: string;
}

/**
 * The blocks as files, those of a page beside each other, so that they can import one another.
 *
 * @param blocks with TypeScript or JavaScript
 */
export function filesOf(blocks: readonly GuideBlock[]): GuideFile[] {
  const files = blocks.map((block, index): GuideFile => {
    const [, own] = /^\/\/ (\S+\.\w+)\n/.exec(block.code) ?? [];
    return { ...block, path: path.posix.join(block.file, own ?? `src/${index}.${block.lang}`) };
  });
  const known = new Set(files.map((file) => withoutEnding(file.path)));
  // Pages that a route names and that the guide does not show.
  const missing = files.flatMap(({ file, path: from, code }) =>
    [...code.matchAll(/import\('(\.[^']+)'\)/g)].flatMap(([, to = '']): GuideFile[] => {
      const target = path.posix.join(path.posix.dirname(from), to);
      if (known.has(target)) return [];
      known.add(target);
      const page = 'export default function Page() {\n  return null;\n}';
      return [{ file, line: 1, lang: 'tsx', code: page, path: `${target}.tsx` }];
    }),
  );
  return [...files, ...missing];
}

const withoutEnding = (file: string) => file.replace(/\.\w+$/, '');
