import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

const HEADING = /^h[2-6]$/;

/**
 * Makes each heading's text the link to itself. dumi puts an empty link before the text instead, which
 * is hidden from the keyboard and from screen readers; a link beside the text would be read twice.
 */
export function rehypeHeadingLink() {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      if (!HEADING.test(node.tagName) || !node.properties.id) return;
      const text = node.children.filter((child) => !isHiddenLink(child));
      // A link within a link is not HTML.
      const own = text.some((child) => child.type === 'element' && child.tagName === 'a');
      node.children = own
        ? text
        : [
            {
              type: 'element',
              tagName: 'a',
              properties: { className: ['heading-link'], href: `#${node.properties.id}` },
              children: text,
            },
          ];
    });
  };
}

function isHiddenLink(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'a' && 'ariaHidden' in node.properties;
}
