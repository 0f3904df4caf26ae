import { type AnyNode, append, copyWithout } from './_internal/nodes';
import type { TreeNode } from './_internal/tree-node';
import { type TreePosition, walkTree } from './walk-tree';

export interface FilterTreeOptions<ChildrenKey extends string = 'children'> {
  /**
   * Name of the field that holds a node's children.
   *
   * @zh 存放子节点的字段名。
   * @default 'children'
   */
  childrenKey?: ChildrenKey;
  /**
   * Keeps all descendants of a matching node without testing them. Such a branch is not copied.
   *
   * @zh 节点匹配时，保留其下的全部节点，不再逐个判断。这样的分支不会复制。
   * @default false
   */
  keepDescendants?: boolean;
}

/**
 * Filters a tree: keeps the matching nodes and their ancestors, so each match keeps its position in the tree.
 *
 * Nodes are copied. A node without remaining children has no children field, so a table shows no expand icon
 * for it.
 *
 * @zh 过滤树：保留匹配的节点及其所有上级，匹配项在树中的位置不变。节点是副本；没有剩余子节点的节点不含子节点字段，表格不会为它显示展开图标。
 * @param tree The root nodes.
 * @zhParam tree 根节点数组。
 * @param matches Called with each node and its position, parents first; returns whether the node matches.
 * @zhParam matches 对每个节点调用，父节点在先，参数为节点和它的位置；返回节点是否匹配。
 * @param options Name of the children field, and whether to keep the descendants of a match.
 * @zhParam options 子节点字段名，以及是否保留匹配节点之下的节点。
 * @returns The remaining root nodes.
 * @zhReturns 剩余的根节点数组。
 * @group tree
 * @since 0.2.0
 * @keywords 树 搜索 过滤 筛选 菜单权限 保留父节点 filter tree search ancestors
 * @example
 * ```ts
 * const tree = [{ name: 'System', children: [{ name: 'Users' }, { name: 'Logs' }] }, { name: 'Home' }];
 * filterTree(tree, ({ name }) => name === 'Logs'); // [{ name: 'System', children: [{ name: 'Logs' }] }]
 * filterTree(tree, ({ name }) => name === 'System'); // [{ name: 'System' }]
 * filterTree(tree, ({ name }) => name === 'System', { keepDescendants: true }).length; // 1
 * ```
 */
export function filterTree<Node extends object, ChildrenKey extends string = 'children'>(
  tree: readonly Node[],
  matches: (node: Node, position: TreePosition<Node>) => boolean,
  options: FilterTreeOptions<ChildrenKey> = {},
): TreeNode<Node, ChildrenKey>[] {
  const { childrenKey = 'children', keepDescendants = false } = options;
  const roots: object[] = [];
  /** From a root to the node that is being visited; those which are kept have their copy. */
  const branch: { node: Node; copy?: AnyNode }[] = [];

  /** Each node is kept once, so the time stays in proportion to the size of the tree. */
  const keepBranch = (): void => {
    let first = branch.length;
    while (first > 0 && !branch[first - 1]?.copy) first -= 1;
    for (const [index, entry] of branch.slice(first).entries()) {
      const copy = copyWithout(entry.node, childrenKey);
      entry.copy = copy;
      append(copy, branch[first + index - 1]?.copy, childrenKey, roots);
    }
  };

  walkTree(
    tree,
    (node, position): 'skip' | undefined => {
      const { depth } = position;
      branch.length = depth;
      const isMatch = matches(node, position);
      if (isMatch && keepDescendants) {
        keepBranch();
        append(node, branch[depth - 1]?.copy, childrenKey, roots);
        return 'skip';
      }
      branch.push({ node });
      if (isMatch) keepBranch();
      return undefined;
    },
    { childrenKey },
  );
  // Copies of the nodes, with fewer children.
  return roots as TreeNode<Node, ChildrenKey>[];
}
