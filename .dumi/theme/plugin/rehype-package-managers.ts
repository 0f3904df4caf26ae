import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { packageManagers } from '../common/code/packageManagers';
import { installCommand } from './install-command';

/**
 * Turns a block of install commands with the word `pm` after its language (```bash pm) into one block
 * for each package manager. It runs before the blocks are highlighted.
 */
export function rehypePackageManagers() {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      const { meta } = (node.data ?? {}) as { meta?: unknown };
      if (node.tagName !== 'SourceCode' || !/(?:^|\s)pm(?:\s|$)/.test(String(meta ?? ''))) return;
      const code = textOf(node).replace(/\n$/, '');
      const block = { ...node, data: undefined };
      Object.assign(node, {
        tagName: 'PackageManagers',
        properties: {},
        data: undefined,
        JSXAttributes: [],
      });
      node.children = packageManagers.map((manager) => ({
        ...block,
        properties: { lang: 'bash' },
        children: [{ type: 'text', value: installCommand(code, manager) }],
      }));
    });
  };
}
