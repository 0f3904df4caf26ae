import type { Heading, Html, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { LineCounter, parseDocument } from 'yaml';
import { HEADING_ID } from '../remark-heading-id';
import { type Range, rangeOf } from './edit';
import { isDebugCode } from './isDebugCode';
import { parser } from './parser';
import type { Demo } from './readDemos';
import { readSections, type Section } from './readSections';
import { readTags } from './readTags';

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

/** A component of the theme whose text is made of other files. */
export interface Part extends Range {
  name: string;
  /** Name of the documented component. */
  id: string;
  line: number;
}

export interface Page {
  file: string;
  source: string;
  /** Address in the site, without the base. */
  route: string;
  frontmatter: Record<string, unknown>;
  /** What the page itself shows to be wrong. */
  problems: Problem[];
  /** Ids of its headings. */
  headings: Mention[];
  demos: Demo[];
  /** Code blocks that are debug demos. */
  debugBlocks: Range[];
  /** Names of the components whose API tables it shows. */
  apis: Mention[];
  /** Names of the components that it lets a reader try out. */
  playgrounds: Mention[];
  /** Names of the packages whose functions it shows. */
  functions: Mention[];
  /** Names of the templates that it shows at work. */
  previews: Mention[];
  /** Parts that are made of other files: `Changes`, `DesignTokens` and `SemanticDom`, each with its component. */
  parts: Part[];
  /** Addresses that the text or the header links to. */
  links: Mention[];
  images: Mention[];
  /** What a reader may look for. */
  sections: Section[];
}

const PARTS = ['DesignTokens', 'SemanticDom', 'Changes'];
/** What makes a block of code a demo. */
const DEMO_BLOCK = /(^|\s)demo\b/;
/** A link that the home frontmatter holds. */
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
  const { sections, demos } = readSections(tree);
  const page: Page = {
    file,
    source,
    route,
    frontmatter: {},
    problems: [],
    headings: [],
    demos,
    debugBlocks: [],
    apis: [],
    playgrounds: [],
    functions: [],
    previews: [],
    parts: [],
    links: [],
    images: [],
    sections,
  };
  visit(tree, (node, index, parent) => readNode(node, parent?.children[(index ?? 0) + 1], page));
  readReferences(tree, page);
  if (!page.frontmatter.title && page.problems.length === 0) {
    report(page, 1, 'the page has no title; put `title: …` into its front matter');
  }
  return page;
}

/** @param next what stands behind the node */
function readNode(node: Nodes, next: Nodes | undefined, page: Page): void {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'yaml') readFrontmatter(node.value, line, page);
  else if (node.type === 'heading') readHeading(node, line, page);
  else if (node.type === 'link' || node.type === 'definition') {
    page.links.push({ value: node.url, line });
  } else if (node.type === 'image') page.images.push({ value: node.url, line });
  else if (node.type === 'html') readHtml(node, next, page);
  else if (node.type === 'code' && DEMO_BLOCK.test(node.meta ?? '') && isDebugCode(node.value)) {
    page.debugBlocks.push(rangeOf(node));
  }
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

function readHtml(node: Html, next: Nodes | undefined, page: Page): void {
  const { start, end } = rangeOf(node);
  for (const { name, attributes, line: offset } of readTags(node.value)) {
    const line = (node.position?.start.line ?? 1) + offset;
    const { id = '', src = '', href = '', reserve } = attributes;
    if (name === 'API') page.apis.push({ value: id, line });
    else if (name === 'Playground') page.playgrounds.push({ value: id, line });
    else if (name === 'Functions') page.functions.push({ value: id, line });
    else if (name === 'TemplatePreview') page.previews.push({ value: id, line });
    else if (name === 'a') page.links.push({ value: href, line });
    else if (name === 'img') page.images.push({ value: src, line });
    else if (PARTS.includes(name)) {
      const isClosed = next?.type === 'html' && next.value === `</${name}>`;
      page.parts.push({ name, id, line, start, end: isClosed ? rangeOf(next).end : end });
    } else if (name === 'code' && src) {
      if (reserve !== undefined) {
        const how = 'remove `reserve`; `pnpm measure:demos` writes it into docs/demo-heights.json';
        report(page, line, `the height of the demo ${src} is measured: ${how}`);
      }
      const isShown = page.demos.some((demo) => demo.closed && demo.start === start);
      if (isShown) continue;
      const how = '<code src="…">title</code>, in a paragraph of its own';
      report(page, line, `the demo ${src} is not shown; write it as ${how}`);
    }
  }
}

function report(page: Page, line: number, reason: string): void {
  page.problems.push({ file: page.file, line, reason });
}
