import type { TreeDataNode } from 'antd';
import { childrenOf, type Fields, originalOf, titleOf, withChildren } from './fields';
import { NodeTitle } from './NodeTitle';

/**
 * Puts `NodeTitle` round titles that are functions: antd calls these itself, without `titleRender`.
 *
 * @returns The very same nodes where there is no such title, which is nearly always.
 */
export function wrapTitles(nodes: TreeDataNode[], fields: Fields): TreeDataNode[] {
  if (!hasFunction(nodes, fields)) return nodes;
  return nodes.map((node) => {
    const title = titleOf(node, fields);
    const children = childrenOf(node, fields);
    const original = originalOf(node);
    const own =
      typeof title === 'function'
        ? () => <NodeTitle node={original} content={title(original)} />
        : title;
    const below = children && wrapTitles(children, fields);
    return Object.assign(withChildren(node, fields.children, below), { [fields.title]: own });
  });
}

function hasFunction(nodes: readonly TreeDataNode[], fields: Fields): boolean {
  return nodes.some(
    (node) =>
      typeof titleOf(node, fields) === 'function' ||
      hasFunction(childrenOf(node, fields) ?? [], fields),
  );
}
