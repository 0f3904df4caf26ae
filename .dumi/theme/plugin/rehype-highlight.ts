import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { markLines } from './code-lines';
import { highlight } from './highlight';

/**
 * Marks the tokens of a page's code blocks at build time, so that no highlighter reaches the reader.
 * dumi has turned each block into a `SourceCode` element before this runs. A language that
 * `highlight` does not know stays plain text. Lines that the block's meta names (```ts {1,3-5}) are marked.
 */
export function rehypeHighlight() {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'SourceCode') return;
      const lang = String(node.properties.lang ?? '');
      const code = textOf(node).replace(/\n$/, '');
      const tokens = highlight(code, lang);
      const { highlightLines } = (node.data ?? {}) as { highlightLines?: number[] };
      const html = toHtml(highlightLines ? markLines(tokens, highlightLines) : tokens);
      // As one text: an element for each token would make a page's script longer and hydration slower.
      const attribute = { type: 'JSXAttribute', name: 'html', value: JSON.stringify(html) };
      node.children = [];
      // In place of dumi's attribute for its own highlighter; ours is done.
      Object.assign(node, { JSXAttributes: [attribute] });
    });
  };
}
