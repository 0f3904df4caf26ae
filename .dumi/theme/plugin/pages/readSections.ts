import type { Root, RootContent } from 'mdast';
import { HEADING_ID } from '../remark-heading-id';
import { identifiersOf } from './identifiersOf';
import { type Demo, readDemos, textOf } from './readDemos';

export interface Section {
  /** Id of its heading; absent for what precedes the first one. */
  id?: string;
  title?: string;
  texts: string[];
  /** Identifiers of its code blocks. */
  code: string[];
}

interface Content {
  sections: Section[];
  demos: Demo[];
}

/** The start or the end of `<Functions>` with demos in it, on a line of its own. */
const FUNCTIONS = /^<\/?Functions\b/;

/**
 * Reads from a page's Markdown what a reader may look for, and its demos. A heading begins a section;
 * paragraphs, list items and table rows are its texts.
 */
export function readSections(tree: Root): Content {
  const content: Content = { sections: [{ texts: [], code: [] }], demos: [] };
  let inFunctions = false;
  for (const node of tree.children) {
    const known = content.demos.length;
    readBlock(node, content);
    if (inFunctions) for (const demo of content.demos.slice(known)) demo.ofFunction = true;
    if (isFunctionsTag(node)) inFunctions = !inFunctions;
  }
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
    const demos = readDemos(node);
    if (demos.length > 0) content.demos.push(...demos);
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

/** Whether functions with demos begin or end here. */
export const isFunctionsTag = (node: RootContent): boolean =>
  node.type === 'html' && FUNCTIONS.test(node.value);

function add(section: Section, text: string): void {
  // Fences of containers (`:::info`) are paragraphs to this parser.
  const clean = text
    .replace(/^:::.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (clean) section.texts.push(clean);
}
