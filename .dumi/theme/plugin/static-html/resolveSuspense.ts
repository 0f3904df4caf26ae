import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';
import { elementsOf } from '../elementsOf';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/**
 * React streams suspended content at the end of the body, hidden (`<div hidden id="S:0">`), and moves
 * it by inline scripts to where its fallback waits (`<!--$?--><template id="B:0">…<!--/$-->`). This
 * does the moving at build time and removes the scripts, so the text is there without JavaScript. The
 * boundary then reads as completed (`<!--$-->`), which is what hydration expects to find.
 */
export function resolveSuspense(body: Element): void {
  const segments = new Map<string, Element>();
  const boundaries: [id: string, template: Element][] = [];
  const placeholders: [id: string, template: Element][] = [];
  for (const element of elementsOf(body)) {
    const id = attribute(element, 'id') ?? '';
    if (id.startsWith('S:')) segments.set(id.slice(2), element);
    if (element.tagName !== 'template') continue;
    if (id.startsWith('B:')) boundaries.push([id.slice(2), element]);
    if (id.startsWith('P:')) placeholders.push([id.slice(2), element]);
  }

  // `P:` marks a hole inside a segment; filled first, it travels along with its segment.
  for (const [id, template] of placeholders) {
    const segment = segments.get(id);
    if (segment) replaceWith(template, takeChildren(segment));
  }
  for (const [id, template] of boundaries) {
    const segment = segments.get(id);
    if (segment) fillBoundary(template, takeChildren(segment));
  }
  for (const segment of segments.values()) tree.detachNode(segment);
  for (const element of [...elementsOf(body)]) {
    if (element.tagName === 'script' && isReactMover(element)) tree.detachNode(element);
  }
}

function fillBoundary(template: Element, content: ChildNode[]): void {
  const parent = parentOf(template);
  const start = parent.childNodes.indexOf(template) - 1;
  const opening = parent.childNodes[start];
  if (opening?.nodeName !== '#comment' || !('data' in opening)) return;
  opening.data = '$';
  const end = findEnd(parent.childNodes, start + 1);
  for (const node of parent.childNodes.slice(start + 1, end)) tree.detachNode(node);
  insertAt(parent, start + 1, content);
}

/** Index of the comment that closes the boundary whose content begins at `from`. */
function findEnd(nodes: ChildNode[], from: number): number {
  let depth = 0;
  for (let index = from; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (node?.nodeName !== '#comment' || !('data' in node)) continue;
    if (/^\$[?!~]?$/.test(node.data)) depth += 1;
    if (node.data !== '/$') continue;
    if (depth === 0) return index;
    depth -= 1;
  }
  throw new Error('React wrote a suspended boundary without an end');
}

function replaceWith(node: Element, content: ChildNode[]): void {
  const parent = parentOf(node);
  const index = parent.childNodes.indexOf(node);
  tree.detachNode(node);
  insertAt(parent, index, content);
}

function insertAt(parent: ParentNode, index: number, content: ChildNode[]): void {
  const next = parent.childNodes[index];
  for (const node of content) {
    if (next) tree.insertBefore(parent, node, next);
    else tree.appendChild(parent, node);
  }
}

function takeChildren(element: Element): ChildNode[] {
  const children = [...element.childNodes];
  for (const child of children) tree.detachNode(child);
  return children;
}

function parentOf(node: Element): ParentNode {
  if (!node.parentNode) throw new Error(`<${node.tagName}> is in no document`);
  return node.parentNode;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Inline scripts that call React's `$RC`, `$RS`, `$RV` and their like. */
function isReactMover(script: Element): boolean {
  const [text] = script.childNodes;
  return text?.nodeName === '#text' && 'value' in text && /\$R[A-Z]\b/.test(text.value);
}
