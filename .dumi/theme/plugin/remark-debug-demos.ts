import path from 'node:path';
import type { Nodes, Root, RootContent } from 'mdast';
import { isDebugCode, isDebugFile, isDebugTag } from './debug-demo';
import { attribute } from './pages/attribute';

const DEMO = /<code\b([^>]*\bsrc=[^>]*)>[\s\S]*?<\/code>/g;
const DEMO_TAG = /<code\b([^>]*\bsrc=[^>]*)>/;
const END_TAG = '</code>';
/** What makes a block of code a demo. */
const DEMO_BLOCK = /(^|\s)demo\b/;

/**
 * Takes the debug demos out of a page that is built for readers, before dumi sees them: so there is no
 * card, no entry in the contents list, no file under `/~demos/` and no code of them. dumi itself only
 * leaves out the card, and not even that of an inline demo.
 */
export function remarkDebugDemos() {
  return (tree: Root, file: { data: object }) => {
    if (process.env.NODE_ENV !== 'production') return;
    const { frontmatter } = file.data as { frontmatter: { filename: string } };
    removeFrom(tree, path.dirname(path.resolve(frontmatter.filename)));
  };
}

function removeFrom(parent: Nodes, folder: string): void {
  if (!('children' in parent)) return;
  const isDebug = (attributes: string) => {
    const src = attribute(attributes, 'src');
    return isDebugTag(attributes) || (src !== undefined && isDebugFile(path.join(folder, src)));
  };
  const kept: RootContent[] = [];
  let isInside = false;
  for (const node of parent.children) {
    if (isInside) {
      // The title of the demo, up to its end tag.
      isInside = !(node.type === 'html' && node.value.includes(END_TAG));
      continue;
    }
    if (node.type === 'html' && node.value.includes(END_TAG)) {
      // A tag that begins a line of its own is one node with all that follows it.
      node.value = node.value.replace(DEMO, (demo, attributes) =>
        isDebug(attributes) ? '' : demo,
      );
    } else if (node.type === 'html') {
      const attributes = DEMO_TAG.exec(node.value)?.[1];
      isInside = attributes !== undefined && isDebug(attributes);
      if (isInside) continue;
    }
    if (node.type === 'code' && DEMO_BLOCK.test(node.meta ?? '') && isDebugCode(node.value)) {
      continue;
    }
    removeFrom(node, folder);
    if (node.type !== 'paragraph' || !node.children.every(isBlank)) kept.push(node);
  }
  // Of the same kind as before, only fewer.
  parent.children = kept as typeof parent.children;
}

function isBlank(node: RootContent): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
}
