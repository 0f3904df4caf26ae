import { type TreeOptions, type TreePosition, walkTree } from './walk-tree';

/**
 * Finds the first matching node and returns the path to it, for example for a breadcrumb or the open keys of
 * a menu. Parents are tested before their children.
 *
 * @zh 查找第一个匹配的节点，返回从根节点到它的路径，例如用于面包屑或展开当前菜单。先判断父节点，再判断子节点。
 * @param tree The root nodes.
 * @zhParam tree 根节点数组。
 * @param matches Called with each node and its position; returns whether it is the node to find.
 * @zhParam matches 对每个节点调用，参数为节点和它的位置；返回是否为要找的节点。
 * @param options Name of the children field.
 * @zhParam options 子节点字段名。
 * @returns The nodes from the root to the match, which comes last; an empty array if no node matches.
 * @zhReturns 从根节点到匹配节点的数组，匹配节点在最后；没有匹配时为空数组。
 * @group tree
 * @since 0.2.0
 * @keywords 树 查找 路径 面包屑 展开 父级 find path breadcrumb ancestors openKeys
 * @example
 * ```ts
 * const menus = [{ name: 'System', children: [{ name: 'Users' }, { name: 'Logs' }] }];
 * findTreePath(menus, ({ name }) => name === 'Logs').map(({ name }) => name); // ['System', 'Logs']
 * findTreePath(menus, ({ name }) => name === 'Home'); // []
 * ```
 */
export function findTreePath<Node extends object>(
  tree: readonly Node[],
  matches: (node: Node, position: TreePosition<Node>) => boolean,
  options?: TreeOptions,
): Node[] {
  const path: Node[] = [];
  let isFound = false;
  walkTree(
    tree,
    (node, position): 'stop' | undefined => {
      path.length = position.depth;
      path.push(node);
      isFound = matches(node, position);
      return isFound ? 'stop' : undefined;
    },
    options,
  );
  return isFound ? path : [];
}
