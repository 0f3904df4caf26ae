import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** `{#install}` at the end of a heading. */
export const HEADING_ID = /\s*\{#([^}]*)\}\s*$/;

/**
 * Takes the id of a heading from `## 安装 {#install}`, so that the anchors of a Chinese page are
 * readable and the same as those of its translation.
 */
export function remarkHeadingId() {
  return (tree: Root) => {
    visit(tree, 'heading', (node) => {
      const last = node.children.at(-1);
      if (last?.type !== 'text') return;
      const id = HEADING_ID.exec(last.value)?.[1];
      if (id === undefined) return;
      last.value = last.value.replace(HEADING_ID, '');
      // Read by mdast-util-to-hast, whose types are not dumi's to share.
      node.data = Object.assign({}, node.data, { hProperties: { id } });
    });
  };
}
