import type { Nodes, Paragraph, Root, RootContent } from 'mdast';
import { attribute, parser } from '../checks/readPage';
import { isDebugTag } from '../debug-demo';
import { HEADING_ID } from '../remark-heading-id';
import { identifiersOf } from './identifiersOf';

export interface Section {
  /** Id of its heading; absent for what precedes the first one. */
  id?: string;
  title?: string;
  texts: string[];
  /** Identifiers of its code blocks. */
  code: string[];
}

export interface DemoTag {
  src: string;
  /** Its own id, when it has one. */
  id?: string;
  title: string;
  description?: string;
  /** Marked as of use to the authors only. */
  debug: boolean;
  /** Shown in a frame, as what looks at the window. */
  framed: boolean;
}

export interface Content {
  sections: Section[];
  demos: DemoTag[];
}

/** A description may have tags in it. */
const DEMO_TAG = /^<code\b((?:[^>"']|"[^"]*"|'[^']*')*)>$/;
const FRAME_ATTRIBUTE = /(^|\s)iframe(?=\s|=|\/|$)/;

/**
 * Reads from a page's Markdown what a reader may look for. A heading begins a section; paragraphs, list
 * items and table rows are its texts.
 */
export function readContent(source: string): Content {
  const content: Content = { sections: [{ texts: [], code: [] }], demos: [] };
  const tree = parser.parse(source) as Root;
  for (const node of tree.children) readBlock(node, content);
  return {
    ...content,
    sections: content.sections.filter(({ title, texts, code }) => title || texts[0] || code[0]),
  };
}

function readBlock(node: RootContent, content: Content): void {
  const section = content.sections.at(-1);
  if (!section) return;
  if (node.type === 'heading') {
    const text = textOf(node);
    const id = HEADING_ID.exec(text)?.[1];
    content.sections.push({ id, title: text.replace(HEADING_ID, ''), texts: [], code: [] });
  } else if (node.type === 'paragraph') {
    const demo = readDemo(node);
    if (demo) content.demos.push(demo);
    else add(section, textOf(node));
  } else if (node.type === 'tableRow') {
    add(section, node.children.map(textOf).filter(Boolean).join(' · '));
  } else if (node.type === 'code') {
    const known = new Set(section.code);
    section.code.push(...identifiersOf(node.value).filter((name) => !known.has(name)));
  } else if ('children' in node) {
    for (const child of node.children) readBlock(child as RootContent, content);
  }
}

function add(section: Section, text: string): void {
  // Fences of containers (`:::info`) are paragraphs to this parser.
  const clean = text
    .replace(/^:::.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (clean) section.texts.push(clean);
}

/** `<code src="./demo/x/y.tsx" description="…">Title</code>`, which Markdown reads as a paragraph. */
function readDemo({ children: [first, ...others] }: Paragraph): DemoTag | undefined {
  const attributes = first?.type === 'html' ? DEMO_TAG.exec(first.value)?.[1] : undefined;
  const src = attributes === undefined ? undefined : attribute(attributes, 'src');
  if (attributes === undefined || !src) return undefined;
  return {
    src,
    id: attribute(attributes, 'id'),
    title: others.map(textOf).join('').trim(),
    description: attribute(attributes, 'description')?.replaceAll('`', ''),
    debug: isDebugTag(attributes),
    framed: isFramedTag(attributes),
  };
}

function isFramedTag(attributes: string): boolean {
  return FRAME_ATTRIBUTE.test(attributes.replace(/"[^"]*"|'[^']*'/g, '""'));
}

/** What a reader sees of a node: neither tags nor addresses. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
