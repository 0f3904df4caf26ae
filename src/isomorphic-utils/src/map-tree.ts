import { childrenOf } from './_internal/children-of';
import { copyWithout } from './_internal/nodes';
import type { TreeNode } from './_internal/tree-node';
import { type TreePosition, walkTree } from './walk-tree';

export interface MapTreeOptions<
  ChildrenKey extends string = 'children',
  NewChildrenKey extends string = ChildrenKey,
> {
  /**
   * Name of the field that holds a node's children.
   *
   * @zh 存放子节点的字段名。
   * @default 'children'
   */
  childrenKey?: ChildrenKey;
  /**
   * Name of the children field in the new nodes, the same as `childrenKey` by default.
   *
   * @zh 新节点存放子节点的字段名，默认与 `childrenKey` 相同。
   */
  newChildrenKey?: NewChildrenKey;
}

/**
 * Maps each node of a tree to a new node and keeps the structure, for example to create the data for antd's
 * `Tree` or `Menu`. The children of a new node are always the mapped children, even if `toNode` returns
 * others.
 *
 * @zh 把树的每个节点映射为新节点，结构不变，例如生成 antd `Tree`、`Menu` 需要的数据。新节点的子节点总是映射后的子节点，忽略 `toNode` 返回的子节点。
 * @param tree The root nodes.
 * @zhParam tree 根节点数组。
 * @param toNode Called with each node and its position, parents first; returns the fields of the new node,
 * which are copied.
 * @zhParam toNode 对每个节点调用，父节点在先，参数为节点和它的位置；返回新节点的字段，会被复制。
 * @param options Names of the children fields.
 * @zhParam options 子节点字段名。
 * @returns The new root nodes.
 * @zhReturns 新的根节点数组。
 * @group tree
 * @since 0.2.0
 * @keywords 树 映射 转换 字段名 菜单数据 map tree transform fieldNames treeData
 * @example
 * ```ts
 * const menus = [{ id: 1, name: 'Users', items: [{ id: 2, name: 'Roles' }] }];
 * const toNode = ({ id, name }: { id: number; name: string }) => ({ key: id, title: name });
 * const tree = mapTree(menus, toNode, { childrenKey: 'items', newChildrenKey: 'children' });
 * tree; // [{ key: 1, title: 'Users', children: [{ key: 2, title: 'Roles' }] }]
 * ```
 */
export function mapTree<
  Node extends object,
  Result extends object,
  ChildrenKey extends string = 'children',
  NewChildrenKey extends string = ChildrenKey,
>(
  tree: readonly Node[],
  toNode: (node: Node, position: TreePosition<Node>) => Result,
  options: MapTreeOptions<ChildrenKey, NewChildrenKey> = {},
): TreeNode<Result, NewChildrenKey>[] {
  const { childrenKey = 'children', newChildrenKey = childrenKey } = options;
  const roots: object[] = [];
  /** The new siblings on each level of the branch that is being walked. */
  const levels = [roots];
  walkTree(
    tree,
    (node, position) => {
      const copy = copyWithout(toNode(node, position), newChildrenKey);
      levels[position.depth]?.push(copy);
      if (!childrenOf(node, childrenKey)) return;
      const children: object[] = [];
      copy[newChildrenKey] = children;
      levels[position.depth + 1] = children;
    },
    { childrenKey },
  );
  // Built from what toNode returned, with children of the same kind.
  return roots as TreeNode<Result, NewChildrenKey>[];
}
