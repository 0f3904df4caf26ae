import type { Element, ElementContent, Root, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/**
 * Writes the parts of a page that hold no component as HTML, each as one text. As an element for each
 * paragraph, link and cell they would make the page's script longer by half and its hydration slower.
 *
 * dumi moves every text of a page into a list that its own search reads, with the code blocks a second
 * time; here the texts go back to where they belong. The site's search has an index of its own.
 */
export function rehypeStaticParts() {
  return (tree: Root, file: { data: object }) => {
    visit(tree, 'text', (node: Text) => {
      node.data = undefined;
    });
    Object.assign(file.data, { texts: [] });
    visit(tree, 'element', (node: Element) => {
      const worthIt = node.children.some(({ type }) => type === 'element');
      if (!worthIt || !isStatic(node)) return;
      const html = JSON.stringify(toHtml(node.children));
      const attribute = {
        type: 'JSXAttribute',
        name: 'dangerouslySetInnerHTML',
        value: `{ __html: ${html} }`,
      };
      node.children = [];
      Object.assign(node, { JSXAttributes: [attribute] });
    });
  };
}

/** Whether HTML can say all of it: an element, nothing but elements in it, and no value computed by code. */
function isStatic(node: ElementContent): boolean {
  if (node.type === 'text') return true;
  if (node.type !== 'element' || /[A-Z.]/.test(node.tagName)) return false;
  const { JSXAttributes = [] } = node as Element & { JSXAttributes?: unknown[] };
  return JSXAttributes.length === 0 && node.children.every(isStatic);
}
