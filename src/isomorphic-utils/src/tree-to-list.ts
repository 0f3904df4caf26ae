import { copyWithout } from './_internal/nodes';
import type { OmitEach } from './_internal/tree-node';
import { walkTree } from './walk-tree';

export interface TreeToListOptions<
  Key extends string = 'id',
  ParentKey extends string = never,
  ChildrenKey extends string = 'children',
> {
  /**
   * Name of the field whose value is written to `parentKey` of the children.
   *
   * @zh 标识字段名，它的值写入子节点的 `parentKey`。
   * @default 'id'
   */
  key?: Key;
  /**
   * Name of the field for the key of the parent. Roots are left as they are. Nothing is written by default.
   *
   * @zh 写入上级标识的字段名，根节点保持原样。默认不写入。
   */
  parentKey?: ParentKey;
  /**
   * Name of the field that holds the children. The items of the list do not have it.
   *
   * @zh 存放子节点的字段名，结果中各项不含该字段。
   * @default 'children'
   */
  childrenKey?: ChildrenKey;
}

/** An item of the list: a node without its children, and with the key of the node above where asked for. */
export type TreeListItem<
  Node,
  Key extends string,
  ParentKey extends string,
  ChildrenKey extends string,
> = OmitEach<Node, ChildrenKey> & {
  [Name in Exclude<ParentKey, keyof Node>]?: Node[Key & keyof Node];
};

/**
 * Flattens a tree to a list, parents before children and siblings in order. Items are copies without the
 * children field.
 *
 * @zh 把树转成扁平列表：父节点在子节点之前，同级保持顺序。各项是副本，不含子节点字段。
 * @param tree The root nodes.
 * @zhParam tree 根节点数组。
 * @param options Names of the fields.
 * @zhParam options 字段名。
 * @returns All nodes, as a list.
 * @zhReturns 所有节点组成的列表。
 * @group tree
 * @since 0.2.0
 * @keywords 树转列表 扁平化 展开 tree to list flatten
 * @example
 * ```ts
 * const tree = [{ id: 1, children: [{ id: 2 }] }, { id: 3 }];
 * treeToList(tree); // [{ id: 1 }, { id: 2 }, { id: 3 }]
 * treeToList(tree, { parentKey: 'up' }); // [{ id: 1 }, { id: 2, up: 1 }, { id: 3 }]
 * ```
 */
export function treeToList<
  Node extends object,
  Key extends string = 'id',
  ParentKey extends string = never,
  ChildrenKey extends string = 'children',
>(
  tree: readonly Node[],
  options: TreeToListOptions<Key, ParentKey, ChildrenKey> = {},
): TreeListItem<Node, Key, ParentKey, ChildrenKey>[] {
  const { key = 'id', parentKey, childrenKey = 'children' } = options;
  const list: object[] = [];
  const add = (node: Node, parent: Node | undefined) => {
    const item = copyWithout(node, childrenKey);
    if (parentKey && parent) item[parentKey] = Reflect.get(parent, key);
    list.push(item);
  };
  walkTree(tree, (node, { parent }) => add(node, parent), { childrenKey });
  // Copies of the nodes, changed as the type says.
  return list as TreeListItem<Node, Key, ParentKey, ChildrenKey>[];
}
