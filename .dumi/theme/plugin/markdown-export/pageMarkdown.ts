import type { Paragraph, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { applyEdits, type Edit, rangeOf } from '../pages/edit';
import { parser } from '../pages/parser';
import { type Demo, readDemos } from '../pages/readDemos';
import { isFunctionsTag } from '../pages/readSections';
import { readTags } from '../pages/readTags';
import { HEADING_ID } from '../remark-heading-id';
import { fenced } from './writeMarkdown';

/** What a page shows that does not stand in its own Markdown. */
export interface PageContent {
  frontmatter: Record<string, unknown>;
  /** Address of the page itself, for what only runs there. */
  url: string;
  /** The API tables of a component. */
  api: (component: string) => string;
  /** The functions of a package. */
  functions: (name: string) => string;
  /** The pages that an overview lists. */
  overview: () => string;
  /** The code of a demo, each file by its name; none of a debug demo. */
  demo: (demo: Demo) => { name: string; code: string }[];
  /** The address of a link inside the site. */
  address: (link: string) => string;
}

/** The name of one of the theme's builtins: `<API id="ButtonExt"></API>`. */
const BUILTIN = /^[A-Z]/;

/**
 * A page as Markdown that says all that the page shows: title and description instead of the header,
 * demos with their code, tables of the API, links that lead somewhere from anywhere. All else stays
 * as its author has written it.
 */
export function pageMarkdown(source: string, page: PageContent): string {
  const tree: Root = parser.parse(source);
  let inFunctions = false;
  const edits = tree.children.flatMap((node) => {
    // The start tag of functions stands for all of them; their demos show no more than their examples do.
    const text = inFunctions ? '' : replacementOf(node, page);
    if (isFunctionsTag(node)) inFunctions = !inFunctions;
    return text === undefined ? editsWithin(node, source, page) : { ...rangeOf(node), text };
  });
  return `${applyEdits(source, edits)
    .trim()
    .replace(/\n{3,}/g, '\n\n')}\n`;
}

/** What stands in for a block; undefined for one that stays. */
function replacementOf(node: RootContent, page: PageContent): string | undefined {
  if (node.type === 'yaml') return headOf(page);
  if (node.type !== 'paragraph' && !isFunctionsTag(node)) return undefined;
  const [first] = node.type === 'paragraph' ? node.children : [node];
  const [tag] = first?.type === 'html' ? readTags(first.value) : [];
  if (tag && BUILTIN.test(tag.name)) {
    const { id = '' } = tag.attributes;
    if (tag.name === 'API') return page.api(id);
    if (tag.name === 'Functions') return page.functions(id);
    if (tag.name === 'Overview') return page.overview();
    // What a reader works with is to be found on the page.
    return `<${page.url}>`;
  }
  return node.type === 'paragraph' ? demosOf(node, page) : undefined;
}

/** Takes the ids out of headings, and gives links their whole address. */
function editsWithin(block: RootContent, source: string, page: PageContent): Edit[] {
  const edits: Edit[] = [];
  visit(block, (node) => {
    const { start, end } = rangeOf(node);
    const written = source.slice(start, end);
    if (node.type === 'heading') {
      const id = HEADING_ID.exec(written);
      if (id) edits.push({ start: start + id.index, end, text: '' });
    }
    if ('url' in node && node.url.startsWith('/')) {
      const at = start + written.lastIndexOf(node.url);
      edits.push({ start: at, end: at + node.url.length, text: page.address(node.url) });
    }
  });
  return edits;
}

function headOf({ frontmatter: { title, subtitle, description } }: PageContent): string {
  const texts = [subtitle, description].filter((text) => typeof text === 'string');
  return [`# ${title}`, ...texts.map((text) => `> ${text}`)].join('\n\n');
}

function demosOf(paragraph: Paragraph, page: PageContent): string | undefined {
  const demos = readDemos(paragraph);
  if (demos.length === 0) return undefined;
  return demos
    .flatMap((demo) => {
      const files = page.demo(demo);
      if (files.length === 0) return [];
      const blocks = files.map(({ name, code }) =>
        fenced(code, `${name.slice(name.lastIndexOf('.') + 1)} [${name}]`),
      );
      return [`### ${demo.title}`, ...(demo.description ? [demo.description] : []), ...blocks];
    })
    .join('\n\n');
}
