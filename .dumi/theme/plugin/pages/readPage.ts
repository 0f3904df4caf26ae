import type { Heading, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { LineCounter, parseDocument } from 'yaml';
import { HEADING_ID } from '../remark-heading-id';
import { attribute } from './attribute';
import { parser } from './parser';
import { type Content, readContent } from './readContent';

export interface Problem {
  /** Path in the repository. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** What is wrong and what to do. */
  reason: string;
  /** Whether the page cannot be shown before it is mended. */
  fatal?: boolean;
}

/** Something that a page refers to or declares, with the line where it does. */
export interface Mention {
  value: string;
  line: number;
}

export interface Page {
  file: string;
  /** Address in the site, without the base. */
  route: string;
  frontmatter: Record<string, unknown>;
  /** What the page itself shows to be wrong. */
  problems: Problem[];
  /** Ids of its headings. */
  headings: Mention[];
  demos: { src: string; id?: string; line: number }[];
  /** Names of the components whose API tables it shows. */
  apis: Mention[];
  /** Names of the components that it lets a reader try out. */
  playgrounds: Mention[];
  /** Names of the packages whose functions it shows. */
  functions: Mention[];
  /** Parts that are made of other files: `Changes`, `DesignTokens` and `SemanticDom`, each with its component. */
  parts: Mention[];
  /** Addresses that the text or the header links to. */
  links: Mention[];
  images: Mention[];
  /** What a reader may look for. */
  content: Content;
}

const CODE_TAG = /<code\b([^>]*)>/g;
const API_TAG = /<API\b([^>]*)>/g;
const PLAYGROUND_TAG = /<Playground\b([^>]*)>/g;
const FUNCTIONS_TAG = /<Functions\b([^>]*)>/g;
const PART_TAG = /<(DesignTokens|SemanticDom|Changes)\b([^>]*)>/g;
const LINK_TAG = /<a\b([^>]*)>/g;
const IMAGE_TAG = /<img\b([^>]*)>/g;
/** A link that the home page's header holds. */
const HEADER_LINK = /\blink:\s*['"]?([^\s'",}\]]+)/g;
/** What is left of a reference link without a definition. */
const REFERENCE = /\[[^[\]]+\]\[([^[\]]+)\]/g;
const VALID_ID = /^[a-z][a-z0-9-]*$/;

/**
 * Reads one Markdown page: what it says, and what is wrong in it.
 *
 * @param file path in the repository
 * @param route address of the page in the site
 * @param source text of the file
 */
export function readPage(file: string, route: string, source: string): Page {
  const tree: Root = parser.parse(source);
  const page: Page = {
    file,
    route,
    frontmatter: {},
    problems: [],
    headings: [],
    demos: [],
    apis: [],
    playgrounds: [],
    functions: [],
    parts: [],
    links: [],
    images: [],
    content: readContent(tree),
  };
  visit(tree, (node) => readNode(node, page));
  readReferences(tree, page);
  if (!page.frontmatter.title && page.problems.length === 0) {
    report(page, 1, 'the page has no title; put `title: …` into its front matter');
  }
  return page;
}

function readNode(node: Nodes, page: Page): void {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'yaml') readFrontmatter(node.value, line, page);
  else if (node.type === 'heading') readHeading(node, line, page);
  else if (node.type === 'link' || node.type === 'definition') {
    page.links.push({ value: node.url, line });
  } else if (node.type === 'image') page.images.push({ value: node.url, line });
  else if (node.type === 'html') readHtml(node.value, line, page);
}

function readFrontmatter(text: string, line: number, page: Page): void {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  for (const error of document.errors) {
    const at = line + lineCounter.linePos(error.pos[0]).line;
    const [what] = error.message.split('\n');
    const reason = `the front matter is not valid YAML: ${what?.replace(/ at line.*$/, '')}`;
    page.problems.push({ file: page.file, line: at, reason, fatal: true });
  }
  if (document.errors.length > 0) return;
  const value: unknown = document.toJS();
  if (typeof value === 'object' && value !== null) {
    page.frontmatter = value as Record<string, unknown>;
  }
  for (const [index, row] of text.split('\n').entries()) {
    for (const [, link = ''] of row.matchAll(HEADER_LINK)) {
      page.links.push({ value: link, line: line + 1 + index });
    }
  }
}

function readHeading(heading: Heading, line: number, page: Page): void {
  if (heading.depth === 1) {
    report(page, line, 'a page has one h1, made from its title; start its sections with ##');
    return;
  }
  const last = heading.children.at(-1);
  const id = last?.type === 'text' ? HEADING_ID.exec(last.value)?.[1] : undefined;
  if (id === undefined) {
    report(page, line, 'the heading has no id; end it with {#an-english-id}');
    return;
  }
  if (!VALID_ID.test(id)) {
    report(page, line, `the id “${id}” is not valid; use a-z, 0-9 and -, starting with a letter`);
  }
  if (page.headings.some(({ value }) => value === id)) {
    report(page, line, `the id “${id}” stands twice on this page; give one heading another id`);
  }
  page.headings.push({ value: id, line });
}

/** Markdown leaves `[text][label]` as it stands when no line defines the label. */
function readReferences(tree: Root, page: Page): void {
  visit(tree, 'text', ({ value, position }) => {
    for (const { 0: reference, 1: label, index } of value.matchAll(REFERENCE)) {
      const line = (position?.start.line ?? 1) + value.slice(0, index).split('\n').length - 1;
      report(page, line, `${reference} refers to nothing; add a line “[${label}]: address”`);
    }
  });
}

function readHtml(html: string, line: number, page: Page): void {
  for (const [, attributes = ''] of html.matchAll(CODE_TAG)) {
    const src = attribute(attributes, 'src');
    if (src) page.demos.push({ src, id: attribute(attributes, 'id'), line });
  }
  for (const [, attributes = ''] of html.matchAll(API_TAG)) {
    page.apis.push({ value: attribute(attributes, 'id') ?? '', line });
  }
  for (const [, attributes = ''] of html.matchAll(PLAYGROUND_TAG)) {
    page.playgrounds.push({ value: attribute(attributes, 'id') ?? '', line });
  }
  for (const [, attributes = ''] of html.matchAll(FUNCTIONS_TAG)) {
    page.functions.push({ value: attribute(attributes, 'id') ?? '', line });
  }
  for (const [, name, attributes = ''] of html.matchAll(PART_TAG)) {
    page.parts.push({ value: `${name} ${attribute(attributes, 'id') ?? ''}`, line });
  }
  for (const [, attributes = ''] of html.matchAll(LINK_TAG)) {
    page.links.push({ value: attribute(attributes, 'href') ?? '', line });
  }
  for (const [, attributes = ''] of html.matchAll(IMAGE_TAG)) {
    page.images.push({ value: attribute(attributes, 'src') ?? '', line });
  }
}

function report(page: Page, line: number, reason: string): void {
  page.problems.push({ file: page.file, line, reason });
}
