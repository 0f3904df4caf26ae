import { childrenOf } from './_internal/children-of';

/** Where a node stands in its tree. */
export interface TreePosition<Node> {
  /**
   * The parent node; `undefined` for a root.
   *
   * @zh 父节点；根节点为 `undefined`。
   */
  parent: Node | undefined;
  /**
   * Number of ancestors: 0 for a root.
   *
   * @zh 所在的层级，根节点为 0。
   */
  depth: number;
  /**
   * Index among its siblings.
   *
   * @zh 在同级节点中的序号。
   */
  index: number;
}

export interface TreeOptions {
  /**
   * Name of the field that holds a node's children.
   *
   * @zh 存放子节点的字段名。
   * @default 'children'
   */
  childrenKey?: string;
}

/** What `walkTree` calls: it may return `'skip'` or `'stop'`, everything else is ignored. */
export type TreeVisitor<Node> =
  | ((node: Node, position: TreePosition<Node>) => 'skip' | 'stop' | undefined)
  | ((node: Node, position: TreePosition<Node>) => void);

interface Level<Node> {
  nodes: readonly Node[];
  parent: Node | undefined;
  /** Index of the node to visit next. */
  index: number;
}

/**
 * Visits every node of a tree, parents before children and siblings in order. It is not recursive, so the
 * depth of the tree is not limited.
 *
 * @zh 遍历树的每个节点，父节点先于子节点，同级按顺序。不使用递归，树的深度不限。
 * @param tree The root nodes.
 * @zhParam tree 根节点数组。
 * @param visit Called with each node and its position. Return `'skip'` to skip the node's descendants,
 * `'stop'` to end the traversal.
 * @zhParam visit 对每个节点调用，参数为节点和它的位置。返回 `'skip'` 跳过其下的节点，返回 `'stop'` 结束遍历。
 * @param options Name of the children field.
 * @zhParam options 子节点字段名。
 * @returns Nothing.
 * @zhReturns 无。
 * @group tree
 * @since 0.2.0
 * @keywords 树 遍历 深度优先 菜单 walk traverse visit depth-first forEach
 * @example
 * ```ts
 * const names: string[] = [];
 * const tree = [{ name: 'a', children: [{ name: 'b' }] }, { name: 'c' }];
 * walkTree(tree, (node, { depth }) => names.push(`${depth} ${node.name}`));
 * names; // ['0 a', '1 b', '0 c']
 * ```
 */
export function walkTree<Node extends object>(
  tree: readonly Node[],
  visit: TreeVisitor<Node>,
  { childrenKey = 'children' }: TreeOptions = {},
): void {
  const levels: Level<Node>[] = [{ nodes: tree, parent: undefined, index: 0 }];
  for (let level = levels[0]; level; level = levels[levels.length - 1]) {
    const { nodes, parent, index } = level;
    const node = nodes[index];
    if (!node) {
      levels.pop();
      continue;
    }
    level.index += 1;
    const answer = visit(node, { parent, depth: levels.length - 1, index });
    if (answer === 'stop') return;
    const children = answer === 'skip' ? undefined : childrenOf(node, childrenKey);
    if (children) levels.push({ nodes: children, parent: node, index: 0 });
  }
}
