import type { Nodes, Paragraph } from 'mdast';
import { type Range, rangeOf } from './edit';
import { readTags } from './readTags';

export interface Demo extends Range {
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
  /** Whether there is an end tag; without one, all that follows would be its title. */
  closed: boolean;
  line: number;
}

const END_TAG = /^<\/code\s*>$/;

/**
 * The demos of a paragraph: `<code src="./demo/x/y.tsx" description="…">Title</code>`, several of them
 * where they stand in columns. A paragraph of text has none.
 */
export function readDemos({ children }: Paragraph): Demo[] {
  const demos: Demo[] = [];
  let open: Demo | undefined;
  /** How many tags `<code>` of the title are open. */
  let depth = 0;
  for (const node of children) {
    const demo = readStartTag(node);
    if (demo) {
      open = demo;
      depth = 0;
      demos.push(demo);
    } else if (open) {
      open.title += textOf(node);
      if (node.type !== 'html') continue;
      if (readTags(node.value)[0]?.name === 'code') depth += 1;
      if (!END_TAG.test(node.value)) continue;
      if (depth === 0) {
        Object.assign(open, { title: open.title.trim(), end: rangeOf(node).end, closed: true });
        open = undefined;
      } else depth -= 1;
    }
  }
  return demos;
}

function readStartTag(node: Nodes): Demo | undefined {
  if (node.type !== 'html') return undefined;
  const [tag] = readTags(node.value);
  if (tag?.name !== 'code' || !tag.attributes.src) return undefined;
  const { src, id, description, debug, iframe } = tag.attributes;
  return {
    src,
    id,
    title: '',
    description,
    debug: debug !== undefined,
    framed: iframe !== undefined,
    closed: false,
    line: node.position?.start.line ?? 1,
    ...rangeOf(node),
  };
}

/** What a reader sees of a node: neither tags nor addresses. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
