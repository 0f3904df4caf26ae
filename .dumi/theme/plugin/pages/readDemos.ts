import type { Nodes, Paragraph, PhrasingContent } from 'mdast';
import { isDebugTag } from '../debug-demo';
import { attribute } from './attribute';

export interface DemoTag {
  src: string;
  /** Its own id, when it has one. */
  id?: string;
  title: string;
  /** May have Markdown in it. */
  description?: string;
  /** Marked as of use to the authors only. */
  debug: boolean;
  /** Shown in a frame, as what looks at the window. */
  framed: boolean;
  /** Stands inside `<Functions>`, as the example of a function, whose name is its title. */
  ofFunction?: boolean;
}

/** A description may have tags in it. */
const START_TAG = /^<code\b((?:[^>"']|"[^"]*"|'[^']*')*)>$/;
const END_TAG = '</code>';
const FRAME_ATTRIBUTE = /(^|\s)iframe(?=\s|=|\/|$)/;

/**
 * The demos of a paragraph: `<code src="./demo/x/y.tsx" description="…">Title</code>`, several of them
 * where they stand in columns. A paragraph of text has none.
 */
export function readDemos({ children }: Paragraph): DemoTag[] {
  const demos: DemoTag[] = [];
  let open: DemoTag | undefined;
  for (const node of children) {
    if (!open) {
      open = readStartTag(node);
      if (open) demos.push(open);
    } else if (node.type === 'html' && node.value === END_TAG) {
      open.title = open.title.trim();
      open = undefined;
    } else {
      open.title += textOf(node);
    }
  }
  return demos;
}

function readStartTag(node: PhrasingContent): DemoTag | undefined {
  const attributes = node.type === 'html' ? START_TAG.exec(node.value)?.[1] : undefined;
  const src = attributes && attribute(attributes, 'src');
  if (!attributes || !src) return undefined;
  return {
    src,
    id: attribute(attributes, 'id'),
    title: '',
    description: attribute(attributes, 'description'),
    debug: isDebugTag(attributes),
    framed: FRAME_ATTRIBUTE.test(attributes.replace(/"[^"]*"|'[^']*'/g, '""')),
  };
}

/** What a reader sees of a node: neither tags nor addresses. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
